//! A club that never was: its players have known strengths.

use fastrand::Rng;
use tandem::domain::{
    Book, Date, Kind, Pair, ParamHistory, Params, Player, PlayerId, Scoring, Tournament,
    TournamentId,
};
use tandem::rating::{CalculatedField, CalculatedTournament, Replay, replay};

/// How a club is made up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Players; half of them are somebody's steady partner.
    pub(crate) players: usize,
    /// Weekly evenings.
    pub(crate) evenings: usize,
    /// Pairs of each evening.
    pub(crate) pairs: usize,
    /// Standard deviation of the strengths around 100, in rating points.
    pub(crate) strengths: f64,
    /// How often a steady partner comes along, 0 to 1.
    pub(crate) steady: f64,
    /// Standard deviation of the luck of an evening, in percent.
    pub(crate) luck: f64,
}

impl Plan {
    /// A club of sixty in its third year.
    pub(crate) const USUAL: Self = Self {
        players: 60,
        evenings: 150,
        pairs: 16,
        strengths: 350.0,
        steady: 0.5,
        luck: 6.0,
    };
}

/// The club, and the truth about it.
pub(crate) struct Simulated {
    /// Everything that happened.
    book: Book,
    /// As the rating sees it: everybody started with 100.
    pub(crate) replay: Replay,
    /// True strengths of the players from number 1 on, in rating points.
    pub(crate) strengths: Vec<f64>,
}

impl Simulated {
    /// The club of that seed. Who plays with whom is drawn first; the handicaps
    /// follow from it, whatever the results. Then every pair scores what its
    /// strength deserves, and its luck.
    pub(crate) fn new(plan: Plan, seed: u64) -> Self {
        let mut luck = Rng::with_seed(seed);
        let strength = |_| 100.0 + plan.strengths * normal(&mut luck);
        let strengths: Vec<f64> = (0..plan.players).map(strength).collect();
        let mut book = Book::default();
        for number in 1..=plan.players as i64 {
            let id = PlayerId(number);
            let player = Player::new(id, format!("Player {number}"), 100.0);
            book.players.insert(id, player);
        }
        for week in 0..plan.evenings {
            add(&mut book, week, draw(plan, &mut luck));
        }
        let blank = replay(&book);
        for (tournament, evening) in book.tournaments.values_mut().zip(&blank.tournaments) {
            let norms = true_norms(&evening.fields[0], &strengths, evening.params.base);
            let luck: Vec<f64> = norms
                .iter()
                .map(|_| plan.luck * normal(&mut luck))
                .collect();
            let mean = luck.iter().sum::<f64>() / luck.len() as f64;
            for ((pair, norm), luck) in tournament.fields[0].iter_mut().zip(norms).zip(luck) {
                pair.result = Some(norm + luck - mean);
            }
        }
        Self {
            replay: replay(&book),
            book,
            strengths,
        }
    }

    /// The true strength of a player, in rating points.
    pub(crate) fn strength(&self, player: PlayerId) -> f64 {
        self.strengths[player.0 as usize - 1]
    }

    /// Root of the mean squared error of the true norms after the first
    /// evenings, in percent: nobody can foretell better.
    pub(crate) fn floor(&self, warm_up: usize) -> f64 {
        error(&self.replay, warm_up, |evening| {
            true_norms(&evening.fields[0], &self.strengths, evening.params.base)
        })
    }

    /// The same of the club's norm, with the `K` that would have been best for
    /// this club: chosen with hindsight.
    pub(crate) fn error_of_best_jump(&self, warm_up: usize) -> f64 {
        let with = |jump: f64| {
            let mut book = self.book.clone();
            let params = *book.next_params();
            book.params = ParamHistory::new(Params { jump, ..params });
            error(&replay(&book), warm_up, |evening| {
                let pairs = evening.fields[0].iter();
                pairs.map(|pair| pair.norm.expected).collect()
            })
        };
        let errors = JUMPS.map(with).into_iter();
        errors.fold(f64::INFINITY, f64::min)
    }
}

/// Values of `K` tried for the best.
const JUMPS: [f64; 9] = [4.0, 6.0, 8.0, 10.0, 12.0, 14.0, 16.0, 18.0, 20.0];

/// Root of the mean squared error of some norms after the first evenings, in
/// percent.
fn error(
    replay: &Replay,
    warm_up: usize,
    norms: impl Fn(&CalculatedTournament) -> Vec<f64>,
) -> f64 {
    let (mut pairs, mut squares) = (0.0, 0.0);
    for evening in replay.tournaments.iter().skip(warm_up) {
        for (pair, norm) in evening.fields[0].iter().zip(norms(evening)) {
            let percent = pair.outcome.map_or(norm, |outcome| outcome.percent);
            pairs += 1.0;
            squares += (percent - norm) * (percent - norm);
        }
    }
    f64::sqrt(squares / pairs)
}

/// What every pair would score without luck, in percent.
fn true_norms(field: &CalculatedField, strengths: &[f64], base: f64) -> Vec<f64> {
    let strength = |player: PlayerId| strengths[player.0 as usize - 1];
    let ratings: Vec<f64> = field
        .iter()
        .map(|pair| strength(pair.a) + strength(pair.b) - pair.norm.handicap)
        .collect();
    let sum: f64 = ratings.iter().sum();
    let others = (ratings.len() - 1) as f64;
    ratings
        .iter()
        .map(|rating| 50.0 + (rating - (sum - rating) / others) / base)
        .collect()
}

/// Who comes, and with whom: players 1 and 2, 3 and 4 and so on are steady
/// partners, if they feel like it.
fn draw(plan: Plan, luck: &mut Rng) -> Vec<(i64, i64)> {
    let mut couples: Vec<i64> = (0..plan.players as i64 / 2).collect();
    luck.shuffle(&mut couples);
    let (mut pairs, mut singles) = (Vec::new(), Vec::new());
    for couple in couples {
        let (a, b) = (2 * couple + 1, 2 * couple + 2);
        if luck.f64() < plan.steady {
            pairs.push((a, b));
        } else {
            singles.extend([a, b]);
        }
    }
    luck.shuffle(&mut singles);
    pairs.extend(singles.chunks_exact(2).map(|two| (two[0], two[1])));
    luck.shuffle(&mut pairs);
    pairs.truncate(plan.pairs);
    pairs
}

fn add(book: &mut Book, week: usize, pairs: Vec<(i64, i64)>) {
    let first = Date::constant(2023, 1, 5);
    let id: TournamentId = book.next_tournament();
    let pair = |(a, b): (i64, i64)| Pair::new(PlayerId(a), PlayerId(b), Some(50.0));
    let tournament = Tournament {
        id,
        entry: book.next_entry(),
        date: first + jiff::Span::new().weeks(week as i64),
        title: String::new(),
        kind: Kind::Rated,
        scoring: Scoring::Percent,
        boards: None,
        fields: vec![pairs.into_iter().map(pair).collect()],
    };
    book.tournaments.insert(id, tournament);
}

/// A number of the standard normal distribution (Box and Muller, 1958).
fn normal(luck: &mut Rng) -> f64 {
    // From 0, whose logarithm is none, to 1.
    let radius = (-2.0 * (1.0 - luck.f64()).ln()).sqrt();
    radius * (std::f64::consts::TAU * luck.f64()).cos()
}

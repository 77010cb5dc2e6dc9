//! CPU of one frame, without a window: the Rating table with 10,000 rows, and
//! Statistic with a chart of 100 curves × 150 points over its table.
#![expect(missing_docs, reason = "criterion's macros write functions")]

use std::path::PathBuf;
use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Context, Pos2, RawInput, Rect, Ui, vec2};
use jiff::civil::{Date, date};
use tandem::club::ClubView;
use tandem::domain::{
    Book, Entry, Kind, Pair, Player, PlayerId, Scoring, Tournament, TournamentId,
};
use tandem::i18n::Lang;
use tandem::ui::tabs::rating::Rating;
use tandem::ui::tabs::statistic::Statistic;
use tandem::ui::{Base, Cx, theme};

const PLAYERS: i64 = 10_000;
const TOURNAMENTS: i64 = 150;
const REGULARS: i64 = 100;
const FIRST: Date = Date::constant(2023, 1, 4);

/// 10,000 players, a hundred of whom play each of 150 weekly tournaments.
fn club() -> Arc<ClubView> {
    let mut book = Book {
        name: "Bench".to_owned(),
        ..Book::default()
    };
    for number in 1..=PLAYERS {
        let player = Player::new(
            PlayerId(number),
            format!("Player {number}"),
            (number % 1600) as f64 - 500.0,
        );
        book.players.insert(player.id, player);
    }
    for week in 0..TOURNAMENTS {
        let evening = evening(week);
        book.tournaments.insert(evening.id, evening);
    }
    Arc::new(ClubView::of(book, PathBuf::new()))
}

/// Fifty pairs, the partners changing from week to week.
fn evening(week: i64) -> Tournament {
    let half = REGULARS / 2;
    let pair = |place: i64| Pair {
        a: PlayerId(1 + place),
        b: PlayerId(1 + half + (place + week) % half),
        result: Some(100.0 + ((place * 37 + week * 11) % 97) as f64),
        percentage: None,
        boards: None,
    };
    Tournament {
        id: TournamentId(week + 1),
        entry: Entry(week + 1),
        date: FIRST + jiff::Span::new().weeks(week),
        title: format!("Week {week}"),
        kind: Kind::Rated,
        scoring: Scoring::Matchpoints,
        boards: None,
        fields: vec![(0..half).map(pair).collect()],
    }
}

/// One frame of a tab in a window of 1600 × 900, tessellated.
fn frame(ctx: &Context, view: &Arc<ClubView>, mut draw: impl FnMut(&mut Ui, &mut Cx<'_>)) -> usize {
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1600.0, 900.0))),
        ..RawInput::default()
    };
    let mut output = ctx.run_ui(input, |ui| {
        let mut actions = Vec::new();
        let mut cx = Cx {
            view,
            base: Base {
                lang: Lang::EN,
                palette: theme::palette(false),
                today: date(2026, 7, 1),
                actions: &mut actions,
            },
        };
        draw(ui, &mut cx);
    });
    // No renderer takes the glyphs here.
    output.textures_delta.clear();
    ctx.tessellate(output.shapes, output.pixels_per_point).len()
}

fn context() -> Context {
    let ctx = Context::default();
    theme::install(&ctx);
    ctx
}

fn frames(c: &mut Criterion) {
    let view = club();
    let mut group = c.benchmark_group("frame");
    let (ctx, mut rating) = (context(), Rating::default());
    group.bench_function("rating_10000_rows", |b| {
        b.iter(|| frame(&ctx, &view, |ui, cx| rating.ui(ui, cx)));
    });
    let (ctx, mut statistic) = (context(), Statistic::default());
    statistic.choose((1..=REGULARS).map(PlayerId).collect());
    group.bench_function("statistic_100_curves", |b| {
        b.iter(|| frame(&ctx, &view, |ui, cx| statistic.ui(ui, cx)));
    });
    group.finish();
}

criterion_group!(benches, frames);
criterion_main!(benches);

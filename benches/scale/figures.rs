//! What is measured, and the table of it.

use std::fs;
use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};

use crate::club::counts;

/// Something measured.
pub(crate) struct Figure {
    name: String,
    amount: f64,
    unit: String,
}

impl Figure {
    /// A line that [`tell`] printed.
    pub(crate) fn read(line: &str) -> Self {
        let words: Vec<&str> = line.split('\t').collect();
        let [name, amount, unit] = words[..] else {
            panic!("no figure: {line}");
        };
        Self {
            name: name.to_owned(),
            amount: amount.parse().expect("a number"),
            unit: unit.to_owned(),
        }
    }

    fn text(&self) -> String {
        let digits = match self.amount {
            amount if amount < 10.0 => 2,
            amount if amount < 100.0 => 1,
            _ => 0,
        };
        format!("{:.digits$} {}", self.amount, self.unit)
    }
}

/// Hands a figure to the process that asked.
pub(crate) fn tell(name: &str, amount: f64, unit: &str) {
    println!("{name}\t{amount}\t{unit}");
}

/// What an action took on the clock; its result.
pub(crate) fn timed<T>(name: &str, action: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let made = action();
    tell(name, milliseconds(begun.elapsed()), "ms");
    made
}

pub(crate) fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

/// What this thread has used of the processor so far.
pub(crate) fn processor() -> Duration {
    let used = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(used).expect("after its start")
}

/// The most memory this process ever held, in MiB.
pub(crate) fn peak_memory() -> f64 {
    let status = fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kib = line.and_then(|line| line.split_whitespace().next());
    kib.expect("a peak").parse::<f64>().expect("kiB") / 1024.0
}

/// A line for each figure, a column for each size, and how the figure grows:
/// the exponent `e` of `size^e` between the two largest sizes.
pub(crate) fn print(sizes: &[usize], columns: &[Vec<Figure>]) {
    let mut head = String::from("| |");
    let mut rule = String::from("|---|");
    for size in sizes {
        let (players, evenings) = counts(*size);
        head += &format!(" {size}×: {players} players, {evenings} evenings |");
        rule += "---:|";
    }
    println!("{head} exponent |\n{rule}---:|");
    for (row, figure) in columns[0].iter().enumerate() {
        let mut line = format!("| {} |", figure.name);
        for column in columns {
            assert_eq!(column[row].name, figure.name);
            line += &format!(" {} |", column[row].text());
        }
        println!("{line} {} |", exponent(sizes, columns, row));
    }
}

fn exponent(sizes: &[usize], columns: &[Vec<Figure>], row: usize) -> String {
    match (sizes, columns) {
        ([.., size, larger], [.., figures, more]) => {
            let growth = more[row].amount / figures[row].amount;
            let times = *larger as f64 / *size as f64;
            format!("{:.2}", growth.ln() / times.ln())
        }
        _ => "–".to_owned(),
    }
}

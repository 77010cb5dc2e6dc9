//! A neutral chart, ready to be drawn: every text in it is as it is to be
//! read, every mark of its axes is chosen.

/// Bars or curves over a vertical axis, with bands behind them.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// What is measured, upwards.
    pub y: Axis,
    /// From the lowest; they may reach beyond the axis, and are cut there.
    pub bands: Vec<Band>,
    /// What is drawn over the bands.
    pub plot: Plot,
}

/// One direction of a chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Axis {
    /// What it measures; empty where the marks speak for themselves.
    pub name: String,
    /// The values at its ends, the lower one first.
    pub ends: [f64; 2],
    /// In ascending order.
    pub marks: Vec<Mark>,
}

/// A place on an axis that has a label.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Its value.
    pub at: f64,
    /// What is written beside it.
    pub label: String,
}

/// A range of the vertical axis with a name, such as a level.
#[derive(Clone, Debug, PartialEq)]
pub struct Band {
    /// Lower and upper end; infinite where the band is open.
    pub ends: [f64; 2],
    /// What is written beside it.
    pub name: String,
}

/// What stands over the bands.
#[derive(Clone, Debug, PartialEq)]
pub enum Plot {
    /// Bars that start at zero, from the left.
    Bars(Vec<Bar>),
    /// Curves over a horizontal axis.
    Lines {
        /// Mostly time.
        x: Axis,
        /// In the order of their colours.
        series: Vec<Series>,
    },
}

/// A bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// What is written below it.
    pub label: String,
    /// Where it ends.
    pub value: f64,
    /// What a page tells of it under the pointer; empty for nothing.
    pub hint: String,
}

/// A curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// What the legend says.
    pub name: String,
    /// From the left.
    pub points: Vec<Point>,
    /// Shaded behind it, the widest first; the narrowest is outlined too.
    pub ribbons: Vec<Ribbon>,
}

/// A region along a curve, such as how sure it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Ribbon {
    /// What the legend says.
    pub name: String,
    /// From the left; it may leave the vertical axis, and is cut there.
    pub edges: Vec<Edge>,
}

/// How far a ribbon reaches at one place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edge {
    /// On the horizontal axis.
    pub x: f64,
    /// On the vertical axis, the lower end first.
    pub ends: [f64; 2],
}

/// A point of a curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// On the horizontal axis.
    pub x: f64,
    /// On the vertical axis.
    pub y: f64,
    /// What a page tells of it under the pointer; a point with a hint gets a
    /// dot.
    pub hint: String,
}

impl Chart {
    /// Whether there is nothing over the bands.
    pub fn is_empty(&self) -> bool {
        match &self.plot {
            Plot::Bars(bars) => bars.is_empty(),
            Plot::Lines { series, .. } => series.iter().all(|series| series.points.is_empty()),
        }
    }
}

impl Axis {
    /// Where a value lies: 0 at the lower end, 1 at the upper one, and no
    /// further.
    pub fn share(&self, value: f64) -> f64 {
        let [low, high] = self.ends;
        if high > low {
            ((value - low) / (high - low)).clamp(0.0, 1.0)
        } else {
            0.5
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_beyond_the_axis_lies_at_its_end() {
        let axis = |ends| Axis {
            ends,
            ..Axis::default()
        };
        let hundred = axis([-100.0, 300.0]);
        assert_eq!(hundred.share(0.0), 0.25);
        assert_eq!(hundred.share(f64::NEG_INFINITY), 0.0);
        assert_eq!(hundred.share(f64::INFINITY), 1.0);
        assert_eq!(axis([5.0, 5.0]).share(5.0), 0.5);
    }
}

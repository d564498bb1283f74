//! Shapes on the drawing, and distances between shapes.

/// A point on the drawing: x to the right, y down.
pub(crate) type Point = [f64; 2];

pub(crate) fn distance(a: Point, b: Point) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// Returns the point that divides the line from `a` to `b`: 0 gives `a`, and 1 gives `b`.
pub(crate) fn between(a: Point, b: Point, share: f64) -> Point {
    [0, 1].map(|axis| a[axis] + (b[axis] - a[axis]) * share)
}

/// A rectangle at any angle: a wagon slot or a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plate {
    pub middle: Point,
    /// Half the length and half the width of the rectangle.
    pub half: [f64; 2],
    /// Cosine and sine of the rectangle's direction.
    pub turn: [f64; 2],
}

impl Plate {
    /// Creates an axis-aligned rectangle.
    pub fn level(middle: Point, size: [f64; 2]) -> Plate {
        Plate { middle, half: size.map(|side| side / 2.0), turn: [1.0, 0.0] }
    }

    /// Returns how far the rectangle extends from its centre in the given direction.
    fn reach(&self, way: Point) -> f64 {
        let [c, s] = self.turn;
        self.half[0] * (way[0] * c + way[1] * s).abs() + self.half[1] * (way[1] * c - way[0] * s).abs()
    }

    /// Returns the distance to another rectangle along the axis that best separates them. The
    /// distance is negative if they overlap.
    ///
    /// Distances above `most` are not exact.
    pub fn gap(&self, other: &Plate, most: f64) -> f64 {
        let apart = [other.middle[0] - self.middle[0], other.middle[1] - self.middle[1]];
        let round = [self, other].map(|plate| plate.half[0] + plate.half[1]);
        if apart[0].abs().max(apart[1].abs()) > round[0] + round[1] + most {
            return most;
        }
        let ways = [self.turn, [-self.turn[1], self.turn[0]], other.turn, [-other.turn[1], other.turn[0]]];
        (ways.into_iter())
            .map(|way| (apart[0] * way[0] + apart[1] * way[1]).abs() - self.reach(way) - other.reach(way))
            .fold(f64::MIN, f64::max)
    }

    /// Returns the distance to a point. The distance is negative if the point is inside.
    pub fn gap_to(&self, spot: Point) -> f64 {
        let apart = [spot[0] - self.middle[0], spot[1] - self.middle[1]];
        let [c, s] = self.turn;
        let out =
            [(apart[0] * c + apart[1] * s).abs() - self.half[0], (apart[1] * c - apart[0] * s).abs() - self.half[1]];
        match out[0].max(out[1]) {
            inside if inside < 0.0 => inside,
            _ => out[0].max(0.0).hypot(out[1].max(0.0)),
        }
    }

    pub fn corners(&self) -> [Point; 4] {
        let [c, s] = self.turn;
        [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|[along, aside]| {
            let [x, y] = [along * self.half[0], aside * self.half[1]];
            [self.middle[0] + x * c - y * s, self.middle[1] + x * s + y * c]
        })
    }
}

/// Returns the minimum and maximum of these points on each axis.
pub(crate) fn corners(points: impl Iterator<Item = Point> + Clone) -> [Point; 2] {
    [f64::min, f64::max].map(|pick: fn(f64, f64) -> f64| {
        [0, 1].map(|axis| points.clone().map(|point| point[axis]).reduce(pick).unwrap_or(0.0))
    })
}

/// A value with its 95 % confidence interval. There is no interval if there is too little data.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    pub value: f64,
    pub interval: Option<[f64; 2]>,
}

/// Number of standard errors on each side of a 95 % interval.
pub const Z: f64 = 1.959_964;

/// Returns the number of standard errors on each side of a 95 % interval, for a standard error that
/// was estimated with this number of degrees of freedom (Student's t).
pub fn student(freedom: usize) -> f64 {
    match freedom {
        0 => f64::INFINITY,
        1 => 12.706,
        2 => 4.303,
        3 => 3.182,
        _ => {
            let (n, z) = (freedom as f64, Z);
            let first = (z.powi(3) + z) / (4.0 * n);
            let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * n * n);
            let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / (384.0 * n.powi(3));
            z + first + second + third
        }
    }
}

/// The means of the blocks for one bot or pair of bots, grouped by match. Opponents are part of the
/// plan and not random, so only the variance within each match counts.
#[derive(Clone, Default, Debug)]
pub struct Blocks {
    matches: Vec<Vec<f64>>,
}

impl Blocks {
    pub fn new(matches: usize) -> Blocks {
        Blocks { matches: vec![Vec::new(); matches] }
    }

    /// Adds the mean of a block.
    pub fn add(&mut self, of_match: usize, mean: f64) {
        self.matches[of_match].push(mean);
    }

    fn count(&self) -> usize {
        self.matches.iter().map(Vec::len).sum()
    }

    fn mean(&self) -> f64 {
        self.matches.iter().flatten().sum::<f64>() / self.count() as f64
    }

    /// Returns the half-width of the interval; `None` if no match has two blocks.
    fn reach(&self) -> Option<f64> {
        let several = self.matches.iter().filter(|blocks| blocks.len() > 1);
        let (mut squares, mut freedom) = (0.0, 0);
        for blocks in several {
            let mean = blocks.iter().sum::<f64>() / blocks.len() as f64;
            let spread: f64 = blocks.iter().map(|block| (block - mean).powi(2)).sum();
            squares += blocks.len() as f64 * spread / (blocks.len() - 1) as f64;
            freedom += blocks.len() - 1;
        }
        (freedom > 0).then(|| student(freedom) * squares.sqrt() / self.count() as f64)
    }

    /// Estimates the mean of an unbounded value, such as a score.
    pub fn estimate(&self) -> Estimate {
        let value = self.mean();
        Estimate { value, interval: self.reach().map(|reach| [value - reach, value + reach]) }
    }

    /// Estimates the mean of shares with Wilson's interval, which stays between 0 and 1 and has
    /// some width even for a bot that won every game. The number of trials follows from the
    /// variance of the blocks; without variance, it is the number of blocks.
    pub fn share(&self) -> Estimate {
        let value = self.mean();
        let error = self.reach().map_or(0.0, |reach| reach / Z);
        let spread = value * (1.0 - value);
        let trials = if error > 0.0 && spread > 0.0 { spread / (error * error) } else { self.count() as f64 };
        let weight = 1.0 + Z * Z / trials;
        let middle = (value + Z * Z / (2.0 * trials)) / weight;
        let reach = Z * (spread / trials + Z * Z / (4.0 * trials * trials)).sqrt() / weight;
        Estimate { value, interval: Some([(middle - reach).max(0.0), (middle + reach).min(1.0)]) }
    }
}

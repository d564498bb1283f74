//! Embedded networks fit their editions and compute the same scores on every machine. Damaged files
//! are refused.

use std::sync::Arc;

use bots::net::actions::PaymentDetail;
use bots::net::{
    Calibration, Casting, Chart, Damaged, Forward, Lane, NetworkHeader, NeuralNetwork, ObservationLayout, Pools, Run,
    files, network, playouts,
};
use rules::limits::{LARGE, SMALL};
use rules::tables::Tables;

/// Hashes of all scores in games played by networks, as computed independently by
/// `training/check.py`.
const GOLDEN: &str = include_str!("golden-nets.txt");
const SEED: u64 = 5;
const GAMES: u64 = 16;
const STEPS: usize = 64;

fn tables<const W: usize>(name: &str) -> Arc<Tables<W>> {
    Tables::new(maps::edition(name).expect("it is embedded")).expect("it fits")
}

/// Plays the likeliest choice in parallel games and collects every score.
fn scores<const W: usize>(
    name: &str,
    mut think: impl FnMut(&NeuralNetwork, &ObservationLayout, &[u8]) -> (Vec<i32>, Vec<i32>),
) -> Vec<u8> {
    let tables = tables::<W>(name);
    let net = network(tables.edition()).expect("it has a network");
    let seats = (2..=5).map(|seats| (seats, 1.0)).collect();
    let casting = Casting::Mixed { seats, bots: Vec::new() };
    let run = Arc::new(Run::new(&tables, casting, PaymentDetail::Thrifty, SEED).expect("it can be cast"));
    assert!(net.fits(tables.edition(), &run.chart.layout));
    let mut lanes: Vec<Lane<W>> = (0..GAMES).map(|row| Lane::new(&run, row, GAMES)).collect();
    let live = run.chart.layout.live_actions();
    let mut observation = vec![0; run.chart.layout.bytes()];
    let mut bytes = Vec::new();
    for _ in 0..STEPS {
        for lane in &mut lanes {
            lane.observe(&mut observation);
            let (actions, judged) = think(&net, &run.chart.layout, &observation);
            bytes.extend(actions.iter().chain(&judged).flat_map(|score| score.to_le_bytes()));
            let legal = live.iter().zip(&actions).filter(|(index, _)| lane.mask().has(**index as usize));
            let best = legal.min_by_key(|(_, score)| std::cmp::Reverse(**score)).expect("there is a choice");
            lane.step(*best.0 as usize);
        }
    }
    bytes
}

fn by_forward<const W: usize>(name: &str) -> Vec<u8> {
    let mut forward = Forward::new(&Chart::new(&tables::<W>(name)).layout);
    scores::<W>(name, |net, layout, observation| {
        forward.run(net, layout, observation);
        all_scores(&forward, net)
    })
}

fn all_scores(forward: &Forward, net: &NeuralNetwork) -> (Vec<i32>, Vec<i32>) {
    ((0..net.header.actions).map(|at| forward.action(net, at)).collect(), forward.judged(net))
}

/// The golden hashes cover 1,024 positions per network. Scores are integers, so builds for all
/// instruction sets must agree; docs/learning.md has the command for x86-64-v3.
#[test]
fn scores_match_the_golden_hashes() {
    for (name, _) in files() {
        let golden = GOLDEN.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        assert_eq!(Some(&*dealer::seed_hash(&by_forward::<SMALL>(name))), golden, "{name}");
    }
    assert_eq!(by_forward::<LARGE>("legends"), by_forward::<SMALL>("legends"));
}

/// Weights as stored in the file, for scalar arithmetic.
struct Plain {
    header: NetworkHeader,
    words: Vec<i64>,
}

impl Plain {
    fn read(file: &[u8]) -> Plain {
        let ends: Vec<usize> = file.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at).collect();
        let header = serde_json::from_slice(&file[ends[0] + 1..ends[1]]).expect("it is read elsewhere");
        let words = file[ends[1] + 1..].chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]).into());
        Plain { header, words: words.collect() }
    }

    fn biases(&self, at: usize, count: usize) -> Vec<i64> {
        (0..count)
            .map(|number| (self.words[at + 2 * number] & 0xffff) + (self.words[at + 2 * number + 1] << 16))
            .collect()
    }

    /// Computes the layer that starts at this word. Returns its outputs and the position of the
    /// next word.
    fn layer(&self, at: usize, outputs: usize, now: &[i64]) -> (Vec<i64>, usize) {
        let width = now.len();
        let biases = self.biases(at + outputs * width, outputs);
        let row = |output: usize| &self.words[at + output * width..][..width];
        let sum = |output: usize| row(output).iter().zip(now).map(|(weight, now)| weight * now).sum::<i64>();
        ((0..outputs).map(|output| sum(output) + biases[output]).collect(), at + outputs * (width + 2))
    }

    fn run(&self, layout: &ObservationLayout, observation: &[u8]) -> (Vec<i32>, Vec<i32>) {
        let NetworkHeader { inputs, width, blocks, actions, judged, ref shifts, .. } = self.header;
        let bits = layout.live_bits().into_iter().map(|bit| i64::from(observation[bit as usize / 8] >> (bit % 8) & 1));
        let counts = observation[layout.bit_bytes()..].iter().map(|&count| i64::from(count));
        let mut now = self.biases(inputs * width, width);
        for (input, set) in bits.chain(counts).enumerate().filter(|(_, set)| *set > 0) {
            (0..width).for_each(|at| now[at] += set * self.words[input * width + at]);
        }
        let clip = |value: i64| value.clamp(0, 1024);
        now = now.into_iter().map(|sum| clip(sum >> (shifts[0] - 8))).collect();
        let mut at = width * (inputs + 2);
        for block in 0..blocks {
            let (inner, next) = self.layer(at, width, &now);
            let inner: Vec<i64> = inner.into_iter().map(|sum| clip(sum >> shifts[1 + 2 * block])).collect();
            let (sums, after) = self.layer(next, width, &inner);
            now = now.iter().zip(sums).map(|(now, sum)| clip(now + (sum >> shifts[2 + 2 * block]))).collect();
            at = after;
        }
        let (actions, at) = self.layer(at, actions, &now);
        let (judged, _) = self.layer(at, judged, &now);
        let small = |sums: Vec<i64>| sums.into_iter().map(|sum| sum.try_into().expect("it fits in 32 bits")).collect();
        (small(actions), small(judged))
    }
}

/// Scalar 64-bit arithmetic gives the same scores, regardless of how the compiler vectorizes the
/// loops.
#[test]
fn vector_and_scalar_arithmetic_agree() {
    let (name, file) = files().next().expect("a network is embedded");
    let plain = Plain::read(file);
    let (tables, net) = (tables::<SMALL>(name), NeuralNetwork::read(file).expect("it is sound"));
    let chart = Chart::new(&tables);
    let mut forward = Forward::new(&chart.layout);
    let mut left = 40;
    scores::<SMALL>(name, |_, layout, observation| {
        forward.run(&net, layout, observation);
        let found = all_scores(&forward, &net);
        if left > 0 {
            left -= 1;
            assert_eq!(found, plain.run(layout, observation));
        }
        found
    });
    assert_eq!(left, 0);
}

#[test]
fn networks_name_their_run_and_fit_only_their_edition() {
    for (name, file) in files() {
        let net = NeuralNetwork::read(file).unwrap_or_else(|damaged| panic!("{name}: {damaged}"));
        assert_eq!(net.header.edition, name);
        assert!(
            ["commit ", "command ", "seed "].iter().all(|part| net.header.run.contains(part)),
            "{}",
            net.header.run
        );
        for other in maps::names() {
            let tables = tables::<SMALL>(other);
            assert_eq!(net.fits(tables.edition(), &Chart::new(&tables).layout), other == name, "{name} for {other}");
        }
        let mut fewer = NeuralNetwork::read(file).expect("it was read before");
        fewer.header.seats.pop();
        let tables = tables::<SMALL>(name);
        assert!(!fewer.fits(tables.edition(), &Chart::new(&tables).layout), "{name} without the largest table");
    }
}

#[test]
fn settings_apply_only_to_their_own_network() {
    let net = |name| network(&maps::edition(name).expect("it is embedded")).expect("it has a network");
    let (germany, legends) = (net("germany"), net("legends"));
    let text = include_str!("../../../data/nets/germany.pool.json");
    let settings: Pools = serde_json::from_str(text).expect("it is well formed");
    assert_eq!([2, 3].map(|seats| settings.playouts(&germany, seats)), [0.5, 0.0]);
    assert_eq!([2, 3].map(|seats| playouts(&germany, seats)), [0.5, 0.0]);
    assert!(settings.of(&germany, 2).is_some_and(|fitted| fitted != Calibration::plain(2)));
    assert_eq!(settings.playouts(&legends, 2), 0.0);
    assert_eq!(settings.of(&legends, 2), None);
    assert_eq!(playouts(&legends, 2), 0.0);
}

/// Truncated or altered files are refused, and so are files with a wrong header.
#[test]
fn damaged_networks_are_refused() {
    let (_, file) = files().next().expect("a network is embedded");
    let ends: Vec<usize> = file.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at).collect();
    let with = |change: &dyn Fn(&mut NetworkHeader, &mut Vec<u8>)| {
        let mut header: NetworkHeader = serde_json::from_slice(&file[ends[0] + 1..ends[1]]).expect("it is sound");
        let mut body = file[ends[1] + 1..].to_vec();
        change(&mut header, &mut body);
        [b"HBNET1\n", &*serde_json::to_vec(&header).expect("it is plain"), b"\n", &body].concat()
    };
    let signed = |change: &dyn Fn(&mut NetworkHeader, &mut Vec<u8>)| {
        with(&|header, body| {
            change(header, body);
            header.sha256 = dealer::seed_hash(body);
        })
    };
    assert!(NeuralNetwork::read(&with(&|_, _| {})).is_ok());
    let first = |header: &NetworkHeader| 2 * header.width * (header.inputs + 2);
    let cases: [(&str, Vec<u8>); 10] = [
        ("empty", Vec::new()),
        ("another kind of file", b"HBNET2\n{}\n".to_vec()),
        ("no end of the header", file[..ends[1]].to_vec()),
        ("one bit of a weight", with(&|_, body| body[4_000] ^= 1)),
        ("cut", file[..file.len() - 2].to_vec()),
        ("cut and signed again", signed(&|_, body| body.truncate(body.len() - 2))),
        ("longer and signed again", signed(&|_, body| body.extend([0; 2]))),
        ("a weight out of range", signed(&|header, body| body[first(header)..][..2].copy_from_slice(&[0xff, 0x7f]))),
        ("a shift too few", signed(&|header, _| _ = header.shifts.pop())),
        ("a width out of range", signed(&|header, _| header.width = 4096)),
    ];
    for (what, bytes) in cases {
        assert!(matches!(NeuralNetwork::read(&bytes), Err(Damaged(_))), "{what}");
    }
}

//! Speed measurements: instruction counts and ratios, which are reproducible, and games per second.

use std::fs;
use std::path::Path;

use crate::shell::{ShellStep, ensure, root, target};

/// Pairs of an edition and a number of seats for which the instructions per decision are counted.
const COUNTED: [(&str, &str); 5] =
    [("usa-classic", "2"), ("usa-classic", "4"), ("usa-new", "2"), ("germany", "2"), ("legends", "3")];
const V3: &str = "-C target-cpu=x86-64-v3";
/// Maximum ratio of the measured to the recorded number of instructions.
const SLACK: f64 = 1.05;

/// Builds the benchmark, either portable or with extra rustc flags, and returns the path of the
/// program.
fn build(flags: &str, folder: &Path) -> Result<String, String> {
    let shown = folder.display().to_string();
    let step = ShellStep::cargo(&[
        "build",
        "--profile",
        "bench",
        "--package",
        "rules",
        "--bench",
        "gate",
        "--target-dir",
        &shown,
    ]);
    // Compile without the Clippy wrapper, since code compiled through it is less optimised.
    let step = step.without_env("RUSTC_WORKSPACE_WRAPPER");
    let step = if flags.is_empty() { step } else { step.env("RUSTFLAGS", flags) };
    let text = step.args(&["--message-format", "short"]).output()?;
    let deps = folder.join("release/deps");
    let newest = fs::read_dir(&deps).map_err(|error| format!("{text}{error}"))?.flatten().filter(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        name.starts_with("gate-") && !name.contains('.')
    });
    let newest = newest.max_by_key(|entry| entry.metadata().and_then(|data| data.modified()).ok());
    Ok(newest.ok_or("the benchmark was not built")?.path().display().to_string())
}

/// Returns the number of instructions per decision. Two runs of different lengths are compared, so
/// that start-up cancels out.
fn instructions(program: &str, edition: &str, seats: &str) -> Result<f64, String> {
    let run = |games: &str| -> Result<(f64, f64), String> {
        let arguments =
            ["--tool=callgrind", "--callgrind-out-file=/dev/null", program, "--play", edition, seats, games];
        let text = ShellStep::new("valgrind", &arguments).output()?;
        let after = |mark: &str| {
            let rest = text.split(mark).nth(1)?;
            rest.split_whitespace().next()?.parse::<f64>().ok()
        };
        match (after("Collected :"), after("decisions:")) {
            (Some(instructions), Some(decisions)) => Ok((instructions, decisions)),
            _ => Err(text),
        }
    };
    let (short, long) = (run("20")?, run("220")?);
    Ok((long.0 - short.0) / (long.1 - short.1))
}

/// Compares the instruction counts with docs/gate.txt, or replaces that file if `write` is set.
pub fn gate(write: bool) -> Result<(), String> {
    if !ensure(&[("valgrind", "valgrind")]) {
        println!("skipped: valgrind is not installed and cannot be installed here");
        return Ok(());
    }
    let program = build("", &target())?;
    let file = root().join("docs/gate.txt");
    let written = fs::read_to_string(&file).unwrap_or_default();
    let mut lines =
        String::from("# Instructions a decision, uniformly random play, portable build: cargo xtask gate --write\n");
    let mut worse = Vec::new();
    for (edition, seats) in COUNTED {
        let now = instructions(&program, edition, seats)?;
        let name = format!("{edition} {seats}");
        let before = written.lines().find_map(|line| line.strip_prefix(&format!("{name} "))?.parse::<f64>().ok());
        println!(
            "{name}: {now:.0} instructions a decision, written {}",
            before.map_or("nowhere".to_string(), |n| format!("{n:.0}"))
        );
        lines.push_str(&format!("{name} {now:.0}\n"));
        if before.is_none_or(|before| now > before * SLACK) {
            worse.push(name);
        }
    }
    if write {
        return fs::write(&file, lines).map_err(|error| error.to_string());
    }
    if worse.is_empty() {
        return Ok(());
    }
    Err(format!(
        "more instructions than docs/gate.txt allows: {}. If it is worth it: cargo xtask gate --write",
        worse.join(", ")
    ))
}

/// Prints all measurements. If the folder `bound` is given, runs the engine and the program in that
/// folder alternately, both built for the same processor.
pub fn run(bound: Option<&str>) -> Result<(), String> {
    let (fast, plain) = (build(V3, &target().join("v3"))?, build("", &target())?);
    let bound = bound.map(build_bound).transpose()?;
    for seats in ["2", "4"] {
        let mut ratios = Vec::new();
        for _ in 0..3 {
            let ours = rate(&ShellStep::new(&fast, &["--play", "usa-classic", seats, "100000"]).output()?)?;
            if let Some(bound) = &bound {
                let theirs = rate(&ShellStep::new(bound, &[seats, "200000", "v2"]).output()?)?;
                println!("usa-classic {seats}: {ours:.0} games/s, yardstick {theirs:.0}, ratio {:.3}", ours / theirs);
                ratios.push(ours / theirs);
            }
        }
        ratios.sort_by(f64::total_cmp);
        if let Some(median) = ratios.get(1) {
            println!("usa-classic {seats}: median ratio {median:.3}");
        }
    }
    for (name, program) in [("x86-64-v3", &fast), ("portable", &plain)] {
        println!("== {name} build");
        print!("{}", ShellStep::new(program, &["--bench"]).output()?);
        if ensure(&[("valgrind", "valgrind")]) {
            for (edition, seats) in COUNTED {
                println!("{edition} {seats}: {:.0} instructions a decision", instructions(program, edition, seats)?);
            }
        }
    }
    Ok(())
}

/// Parses games per second from a line with `N games/s`.
fn rate(text: &str) -> Result<f64, String> {
    let before = text.split(" games/s").next().unwrap_or("");
    before.split_whitespace().last().and_then(|word| word.parse().ok()).ok_or(text.to_string())
}

fn build_bound(folder: &str) -> Result<String, String> {
    let manifest = Path::new(folder).join("Cargo.toml").display().to_string();
    let target = root().join("target/bound").display().to_string();
    ShellStep::cargo(&["build", "--release", "--manifest-path", &manifest, "--target-dir", &target])
        .env("RUSTFLAGS", V3)
        .output()?;
    Ok(format!("{target}/release/bound"))
}

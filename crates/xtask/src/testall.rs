//! All checks that must pass before a change is merged.

use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use crate::shell::ShellStep;
use crate::{steps, wording};

/// The duration of each step, in order of completion.
#[derive(Default)]
struct Times(Mutex<Vec<(&'static str, Duration)>>);

impl Times {
    fn measure(&self, name: &'static str, step: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
        let start = Instant::now();
        step().map_err(|message| format!("{name}: {message}"))?;
        self.0.lock().expect("no step panics while it holds this").push((name, start.elapsed()));
        Ok(())
    }

    /// Runs a step and shows its output.
    fn here(&self, name: &'static str, step: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
        println!("== {name}");
        self.measure(name, step)
    }

    /// Runs `cargo xtask NAME` with the binary `program`, in parallel with another step, and prints
    /// its output at the end.
    fn beside(&self, program: &str, name: &'static str) -> Result<(), String> {
        self.measure(name, || {
            let output = steps::linting(ShellStep::new(program, &[name])).output();
            let (Ok(text) | Err(text)) = &output;
            println!("== {name} (in parallel)\n{text}");
            output.map(drop).map_err(|_| "failed; its output is above".to_string())
        })
    }

    fn print(&self, whole: Duration) {
        println!("== time");
        let times = self.0.lock().expect("no step panics while it holds this");
        for (name, time) in times.iter().chain([&("whole run", whole)]) {
            println!("{:>4}:{:02}  {name}", time.as_secs() / 60, time.as_secs() % 60);
        }
    }
}

/// Runs the checks that must pass before a change is merged, and prints how long each took.
///
/// Builds keep all cores busy. Steps that wait for the network or use one core run in parallel
/// with builds; steps that mostly wait, such as the browser tests, run in parallel with the other
/// tests. Clippy lints while the tests are built, since a separate run would check every dependency
/// again. `timings` requests a build report from cargo.
pub fn run(timings: bool) -> Result<(), String> {
    let (start, times) = (Instant::now(), &Times::default());
    // Determine the path first: building the tests replaces this program's file, and from then on
    // `current_exe` returns a path that does not exist.
    let program = &std::env::current_exe().map_err(|error| error.to_string())?.display().to_string();
    thread::scope(|scope| {
        let beside = |name| scope.spawn(move || times.beside(program, name));
        let joined = |step: thread::ScopedJoinHandle<'_, Result<(), String>>| step.join().expect("steps do not panic");
        let first = [beside("tools"), beside("page")];
        times.here("format", steps::format)?;
        times.here("wording", || wording::run(None))?;
        times.here("lints and building tests", || steps::build_tests(timings))?;
        first.into_iter().try_for_each(joined)?;
        let second = [beside("browser"), beside("gate"), beside("deny")];
        times.here("tests", steps::tests)?;
        second.into_iter().try_for_each(joined)
    })?;
    times.print(start.elapsed());
    println!("== everything holds");
    Ok(())
}

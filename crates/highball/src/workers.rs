//! Thread pools and progress bars.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::fail::Failed;

/// Creates a pool of `threads` threads, by default one per core.
pub fn pool(threads: Option<u16>) -> Result<ThreadPool, Failed> {
    let builder = ThreadPoolBuilder::new().num_threads(threads.map_or(0, usize::from));
    builder.build().map_err(|error| Failed::plain(format!("Cannot start that many threads: {error}.")))
}

/// Returns a progress bar; it is hidden if the output is not a terminal.
pub fn progress(games: u64) -> ProgressBar {
    if !std::io::stdout().is_terminal() || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is in order"))
}

//! A child process that exchanges lines with its parent. Every wait has a time limit.

use std::io::{BufRead, BufReader, Error, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// Maximum length of an answer, in bytes.
pub const LINE_MAX: usize = 1 << 16;
/// Time limit for a program to exit after its input or output is closed.
const FAREWELL: Duration = Duration::from_secs(1);
/// Interval between checks of whether a program has exited.
const GLANCE: Duration = Duration::from_millis(2);

/// The reason why a program gave no usable answer.
pub enum Ended {
    /// The program did not answer in time.
    Silent,
    /// The answer is too long.
    Long,
    /// The program has exited or closed its output.
    Gone { status: String, last: String },
}

/// An item of the program's output.
enum Heard {
    Line(String),
    Long,
}

/// A running program. Reading and writing have their own threads, because either may block
/// forever.
pub struct Process {
    child: Child,
    lines: Option<Sender<String>>,
    heard: Receiver<Heard>,
    /// The last line of the program's standard error, read by the thread `keeper`.
    last: Arc<Mutex<String>>,
    keeper: Option<JoinHandle<()>>,
    /// Whether the program has answered yet.
    answered: bool,
    /// Whether the program announced, before its first answer, that it can play further games.
    stays: bool,
}

impl Process {
    pub fn start(words: &[String]) -> Result<Process, Error> {
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let last = Arc::new(Mutex::new(String::new()));
        let (lines, to_write) = channel();
        let (to_hear, heard) = channel();
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(stdin, &to_write));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read(stdout, &to_hear));
        }
        let kept = Arc::clone(&last);
        let keeper = child.stderr.take().map(|stderr| thread::spawn(move || keep_last(stderr, &kept)));
        Ok(Process { child, lines: Some(lines), heard, last, keeper, answered: false, stays: false })
    }

    /// Sends a line, without waiting until it is read.
    pub fn tell(&mut self, line: &str) {
        if let Some(lines) = &self.lines {
            let _ = lines.send(format!("{line}\n"));
        }
    }

    /// Checks whether the program can play further games.
    pub fn stays(&self) -> bool {
        self.stays
    }

    /// Checks whether this line announces that the program can play further games, and remembers
    /// the announcement. Only lines before the first answer count.
    fn greets(&mut self, line: &str) -> bool {
        let greets =
            !self.answered && serde_json::from_str(line).is_ok_and(|said: Value| said == json!({"stays": true}));
        self.stays |= greets;
        greets
    }

    /// Returns a line that the program sent without being asked, if there is one.
    pub fn early(&mut self) -> Option<String> {
        match self.heard.try_recv() {
            Ok(Heard::Line(line)) if self.greets(&line) => self.early(),
            Ok(Heard::Line(line)) => Some(line),
            Ok(Heard::Long) | Err(_) => None,
        }
    }

    /// Waits for the program's next line, ignoring announcements.
    pub fn answer(&mut self, patience: Duration) -> Result<String, Ended> {
        match self.heard.recv_timeout(patience) {
            Ok(Heard::Line(line)) if self.greets(&line) => self.answer(patience),
            Ok(Heard::Line(line)) => {
                self.answered = true;
                Ok(line)
            }
            Ok(Heard::Long) => Err(Ended::Long),
            Err(RecvTimeoutError::Timeout) => Err(Ended::Silent),
            Err(RecvTimeoutError::Disconnected) => {
                let status = self.wait().map_or("with its output closed".to_string(), |status| status.to_string());
                soon(|| self.keeper.as_ref().is_none_or(JoinHandle::is_finished).then_some(()));
                let last = self.last.lock().unwrap_or_else(PoisonError::into_inner).clone();
                Err(Ended::Gone { status, last })
            }
        }
    }

    /// Returns the program's exit status, if it exits soon.
    fn wait(&mut self) -> Option<ExitStatus> {
        soon(|| self.child.try_wait().ok().flatten())
    }
}

/// Polls until there is a result or the time is up.
fn soon<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let since = Instant::now();
    loop {
        let found = look();
        if found.is_some() || since.elapsed() > FAREWELL {
            return found;
        }
        thread::sleep(GLANCE);
    }
}

/// Ends the program: closes its input so that it can exit, and kills it if it does not.
impl Drop for Process {
    fn drop(&mut self) {
        self.lines = None;
        if self.wait().is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, heard: &Sender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LINE_MAX as u64).read_until(b'\n', &mut line);
        if !matches!(read, Ok(length) if length > 0) {
            return;
        }
        let whole = line.len() < LINE_MAX || line.ends_with(b"\n");
        let line = Heard::Line(String::from_utf8_lossy(&line).trim().to_string());
        if heard.send(if whole { line } else { Heard::Long }).is_err() || !whole {
            return;
        }
    }
}

/// Reads all of the program's standard error, so that the program never blocks on a full pipe, and
/// keeps the last non-empty line.
fn keep_last(stderr: ChildStderr, last: &Mutex<String>) {
    for line in BufReader::new(stderr).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).trim().to_string();
        if !line.is_empty() {
            *last.lock().unwrap_or_else(PoisonError::into_inner) = line;
        }
    }
}

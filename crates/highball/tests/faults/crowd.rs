//! Concurrent writers, and checks of what the server guarantees to them.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::writers::{Came, Writer, kept};
use crate::kill::wire::ask;

/// Maximum number of writers at once.
pub const MANY: usize = 20;
/// Pause after a refusal.
const PAUSE: Duration = Duration::from_millis(10);
/// Maximum time until a server accepts writes again after the disk was repaired; far more than a server needs.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Crowd(Vec<Writer>);

impl Crowd {
    pub fn new(address: &str, seed: u64) -> Crowd {
        Crowd((0..MANY as u64).map(|number| Writer::new(address, seed * MANY as u64 + number)).collect())
    }

    /// Runs an action with this many writers at the same time.
    fn each<T: Send>(
        &mut self,
        writers: usize,
        work: impl Fn(&mut Writer) -> Result<T, String> + Sync,
    ) -> Result<Vec<T>, String> {
        std::thread::scope(|scope| {
            let threads: Vec<_> = self.0[..writers].iter_mut().map(|writer| scope.spawn(|| work(writer))).collect();
            threads.into_iter().map(|thread| thread.join().expect("a writer does not panic")).collect()
        })
    }

    /// Lets each writer make this many attempts; returns the number of refusals.
    pub fn tries(&mut self, address: &str, writers: usize, tries: usize) -> Result<usize, String> {
        let refused = self.each(writers, |writer| {
            let mut refused = 0;
            for _ in 0..tries {
                match writer.answer(address)? {
                    Came::Accepted | Came::Over => {}
                    Came::Refused => {
                        refused += 1;
                        std::thread::sleep(PAUSE);
                    }
                    Came::Gone => return Err("the server has ended by itself".to_string()),
                }
            }
            Ok(refused)
        })?;
        Ok(refused.iter().sum())
    }

    /// Checks that the server soon accepts a write from each writer, now that the disk works again.
    pub fn go_on(&mut self, address: &str, writers: usize) -> Result<(), String> {
        let begun = Instant::now();
        self.each(writers, |writer| {
            loop {
                match writer.answer(address)? {
                    Came::Accepted => return Ok(()),
                    Came::Over => writer.renew(address),
                    Came::Refused if begun.elapsed() < PATIENCE => std::thread::sleep(PAUSE),
                    came => return Err(format!("the disk works and the server does not: {came:?}")),
                }
            }
        })?;
        Ok(())
    }

    /// Lets everyone write until `end` has stopped the server.
    pub fn until_gone(&mut self, address: &str, writers: usize, end: impl FnOnce()) -> Result<(), String> {
        let ended = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let threads: Vec<_> = self.0[..writers]
                .iter_mut()
                .map(|writer| {
                    let ended = &ended;
                    scope.spawn(move || {
                        loop {
                            match writer.answer(address)? {
                                Came::Gone if ended.load(SeqCst) => return Ok(()),
                                Came::Gone => std::thread::sleep(PAUSE),
                                Came::Over => return Ok(()),
                                Came::Accepted | Came::Refused => {}
                            }
                        }
                    })
                })
                .collect();
            end();
            ended.store(true, SeqCst);
            threads.into_iter().try_for_each(|thread| thread.join().expect("a writer does not panic"))
        })
    }

    /// Compares everything accepted with what another process finds in the database.
    pub fn check(&self, data: &Path) -> Result<(), String> {
        let kept = kept(data)?;
        self.0.iter().try_for_each(|writer| writer.check(&kept))
    }

    pub fn accepted(&self) -> u64 {
        self.0.iter().map(|writer| writer.accepted).sum()
    }

    pub fn refused(&self) -> u64 {
        self.0.iter().map(|writer| writer.refused).sum()
    }
}

fn status(address: &str, path: &str) -> Result<u16, String> {
    let answer = ask(address, "", "GET", path, &Value::Null);
    answer.map(|(status, _, _)| status).map_err(|_| "the server has ended by itself".to_string())
}

/// Waits until the server reports that it is ready.
pub fn wait_until_ready(address: &str) -> Result<(), String> {
    let begun = Instant::now();
    while status(address, "/health/ready")? != 200 {
        if begun.elapsed() > PATIENCE {
            return Err("the disk works and the server does not get ready".to_string());
        }
        std::thread::sleep(PAUSE);
    }
    Ok(())
}

/// Checks that the server is alive but not ready while no commit can succeed.
pub fn check_not_ready(address: &str) -> Result<(), String> {
    match (status(address, "/health/live")?, status(address, "/health/ready")?) {
        (200, 503) => Ok(()),
        (200, 200) => Err("ready while the disk is broken".to_string()),
        (live, ready) => Err(format!("while the disk is broken, live is {live} and ready is {ready}")),
    }
}

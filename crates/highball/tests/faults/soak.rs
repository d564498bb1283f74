//! Servers on a disk that fails repeatedly.

use std::time::Duration;

use dealer::Stream;

use super::crowd::{Crowd, MANY, check_not_ready, wait_until_ready};
use super::disk::{Disk, Plan};
use crate::kill::world::Folder;

/// Number of servers per database, and number of faults per server.
const LIVES: usize = 6;
const ROUNDS: usize = 4;
/// Number of attempts by each writer while the disk fails.
const TRIES: usize = 3;
/// Maximum time between the last fault and the end of a server, in milliseconds.
const LAST_MS: usize = 120;

/// A deliberate fault, to prove that it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Planted {
    Nothing,
    /// The writer keeps its connection after an error.
    KeepsConnection,
    /// The disk reports writes that it has not made.
    DiskLies,
}

impl Planted {
    fn word(self) -> &'static str {
        if self == Planted::KeepsConnection { "keep-connection" } else { "" }
    }
}

/// The way a server ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Terminated,
    Killed,
    PowerCut,
}

/// The results of a run.
#[derive(Clone, Copy, Default, Debug)]
pub struct Report {
    /// Number of faults, and number of failed calls. A fault is a failed call, or a disk that
    /// failed until it was repaired.
    pub faults: u64,
    pub calls: u64,
    pub accepted: u64,
    pub refused: u64,
    /// Number of checks in which a server had to report that it was not ready, and did.
    pub not_ready: u64,
    pub terminated: u64,
    pub killed: u64,
    pub power_cuts: u64,
}

/// Runs until this many faults have occurred; returns the results or the broken guarantee.
/// `progress` receives the number of faults so far.
pub fn run(name: &str, faults: u64, seed: u64, planted: Planted, progress: impl Fn(u64)) -> Result<Report, String> {
    let mut report = Report::default();
    let mut luck = Stream::new(seed);
    let mut world = 0;
    while report.faults < faults {
        let folder = Folder::new(&format!("{name}-{world}"));
        let mut world_of =
            World { disk: Disk::new(&folder.0), crowd: None, luck: Stream::new(luck.next_u64()), planted };
        for _ in 0..LIVES {
            world_of.life(&mut report).map_err(|what| format!("seed {seed}, database {world}: {what}"))?;
            progress(report.faults);
            if report.faults >= faults {
                break;
            }
        }
        let crowd = world_of.crowd.as_ref().expect("a crowd");
        report.accepted += crowd.accepted();
        report.refused += crowd.refused();
        world += 1;
    }
    Ok(report)
}

/// A database with its disk and all its writers.
struct World {
    disk: Disk,
    crowd: Option<Crowd>,
    luck: Stream,
    planted: Planted,
}

impl World {
    /// Runs one server from its start until it is stopped, killed or loses power.
    fn life(&mut self, report: &mut Report) -> Result<(), String> {
        let end = match self.planted {
            Planted::DiskLies => End::PowerCut,
            _ => [End::Terminated, End::Killed, End::PowerCut][self.luck.below(3)],
        };
        let first = self.disk.failed();
        let mut server = self.disk.serve(end == End::PowerCut, self.planted.word());
        let address = server.address.clone();
        let seed = self.luck.next_u64() >> 8;
        let crowd = self.crowd.get_or_insert_with(|| Crowd::new(&address, seed));
        for _ in 0..ROUNDS {
            let plan = Plan::random(&mut self.luck);
            let writers = [1, MANY][self.luck.below(2)];
            let before = self.disk.failed();
            let round = round(&self.disk, crowd, &address, &plan, writers, self.planted);
            report.not_ready += round.map_err(|what| format!("{end:?}, {writers} writers, {plan:?}: {what}"))?;
            report.faults += plan.faults(self.disk.failed() - before);
        }
        let before = self.disk.failed();
        let last = match self.luck.below(2) {
            0 => Plan::default(),
            _ => Plan::random(&mut self.luck),
        };
        let last = Plan { lies: i32::from(self.planted == Planted::DiskLies), ..last };
        self.disk.plan(&last);
        let pause = Duration::from_millis(self.luck.below(LAST_MS) as u64);
        let mut status = None;
        let ended = crowd.until_gone(&address, MANY, || {
            std::thread::sleep(pause);
            match end {
                End::Terminated => status = Some(server.terminate()),
                End::Killed | End::PowerCut => server.kill(),
            }
        });
        ended
            .and_then(|()| match status {
                Some(status) if !status.success() => Err(format!("stopped with {status}")),
                _ => Ok(()),
            })
            .map_err(|what| format!("{end:?}, {last:?}: {what}"))?;
        if end == End::PowerCut {
            self.disk.cut_power();
        }
        self.disk.repair();
        crowd.check(&self.disk.data).map_err(|what| format!("after {end:?}, {last:?}: {what}"))?;
        report.faults += last.faults(self.disk.failed() - before);
        report.calls += self.disk.failed() - first;
        match end {
            End::Terminated => report.terminated += 1,
            End::Killed => report.killed += 1,
            End::PowerCut => report.power_cuts += 1,
        }
        Ok(())
    }
}

/// Causes one fault: the disk fails as planned while writers write, and then works again. Returns
/// the number of readiness checks made while no commit could succeed.
fn round(
    disk: &Disk,
    crowd: &mut Crowd,
    address: &str,
    plan: &Plan,
    writers: usize,
    planted: Planted,
) -> Result<u64, String> {
    let before = disk.failed();
    disk.plan(plan);
    crowd.tries(address, writers, TRIES)?;
    let mut looks = 0;
    if plan.bars_commits() && disk.failed() > before && planted != Planted::KeepsConnection {
        check_not_ready(address)?;
        looks = 1;
    }
    disk.repair();
    if planted != Planted::KeepsConnection {
        wait_until_ready(address)?;
    }
    crowd.go_on(address, writers)?;
    crowd.check(&disk.data)?;
    Ok(looks)
}

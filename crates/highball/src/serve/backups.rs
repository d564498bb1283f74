//! Automatic backups of a server, and the removal of old ones.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use server::counts::Counts;
use server::store::{BackupError, Sql};

use crate::date::stamp;
use crate::fail::{Failed, WholeFile};
use crate::words::{Language, message};

/// Prefix of the file names of automatic backups.
const BEGINNING: &str = "highball-";
/// Suffix of the file names of automatic backups.
const END: &str = ".txt";
/// Delay before a failed backup is retried.
const RETRY: Duration = Duration::from_secs(600);

/// Settings for automatic backups.
pub struct Backups {
    pub folder: PathBuf,
    pub every: Duration,
    pub keep: usize,
}

fn now_s() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

impl Backups {
    /// Checks, before the server starts, that the folder exists and is writable.
    pub fn check(&self) -> Result<(), Failed> {
        let unwritten = |error| Failed::unwritten(&self.folder, &error);
        if !self.folder.is_dir() {
            return Err(Failed::input(message!("terminal-host-no-dir", folder = self.folder.display().to_string())));
        }
        let probe = self.folder.join(".highball-probe");
        std::fs::write(&probe, "").map_err(unwritten)?;
        std::fs::remove_file(&probe).map_err(unwritten)
    }

    /// Returns the finished backups, oldest first. Their names sort chronologically.
    fn found(&self) -> Vec<PathBuf> {
        let is_backup = |path: &PathBuf| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            name.starts_with(BEGINNING) && name.ends_with(END)
        };
        let files = std::fs::read_dir(&self.folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut files: Vec<PathBuf> = files.filter(is_backup).collect();
        files.sort();
        files
    }

    /// Returns the time until the next backup.
    fn due_in(&self) -> Duration {
        let newest = self.found().pop().and_then(|file| file.metadata().ok()?.modified().ok());
        let age = newest.and_then(|time| time.elapsed().ok());
        age.map_or(Duration::ZERO, |age| self.every.saturating_sub(age))
    }

    async fn make(&self, store: &Sql) -> Result<PathBuf, String> {
        let file = self.folder.join(format!("{BEGINNING}{}{END}", stamp(now_s())));
        let said = |failed: Failed| failed.text(Language::English);
        let mut whole = WholeFile::new(&file).map_err(said)?;
        server::store::backup(store, &mut whole).await.map_err(|error| match error {
            BackupError::File(error) => error.to_string(),
            BackupError::Store(error) => error.to_string(),
            _ => "the backup is not whole".to_string(),
        })?;
        whole.finish().map_err(said)?;
        Ok(file)
    }

    /// Removes all but the newest `keep` backups.
    fn rotate(&self) {
        let files = self.found();
        for old in &files[..files.len().saturating_sub(self.keep)] {
            if let Err(error) = std::fs::remove_file(old) {
                tracing::warn!(file = %old.display(), %error, "an old backup stays");
            }
        }
    }

    /// Makes backups as long as the server runs.
    pub async fn run(self, store: Arc<Sql>, counts: Arc<Counts>) {
        counts.backups_begin(self.found().pop().as_deref().and_then(modified_s).unwrap_or(0));
        loop {
            tokio::time::sleep(self.due_in()).await;
            match self.make(&store).await {
                Ok(file) => {
                    tracing::info!(file = %file.display(), "backup written");
                    counts.backed_up(now_s());
                    self.rotate();
                }
                Err(error) => {
                    tracing::error!(error, "backup failed");
                    counts.backup_failed();
                    tokio::time::sleep(RETRY).await;
                }
            }
        }
    }
}

fn modified_s(file: &Path) -> Option<u64> {
    let modified = file.metadata().ok()?.modified().ok()?;
    Some(modified.duration_since(UNIX_EPOCH).ok()?.as_secs())
}

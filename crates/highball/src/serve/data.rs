//! The location of a server's data, and how to open it.

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::io::BufRead;
use std::path::{Path, PathBuf};

use clap::Args;
use server::store::{BackupError, Sql, StoreError, restore_file, restore_postgres};

use crate::fail::{Failed, file_name, private};
use crate::words::{Value, message};

/// Which data is meant.
#[derive(Args)]
pub struct DataArguments {
    /// Data file [env: HIGHBALL_DATA] [default: highball.db in your data folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead: postgres://user:password@host/name [env: HIGHBALL_DATABASE]
    ///
    /// Other users of this machine can read arguments. If the URL has a password, use the variable or a file instead.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
    /// A file with the address of a PostgreSQL database [env: HIGHBALL_DATABASE_FILE]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["data", "database"])]
    database_file: Option<PathBuf>,
}

/// The data to open.
pub enum Data {
    File(PathBuf),
    Postgres(String),
}

/// Returns an environment variable; an empty one counts as unset.
fn variable(name: &str) -> Option<OsString> {
    std::env::var_os(name).filter(|value| !value.is_empty())
}

impl DataArguments {
    /// Selects the data: arguments come before the environment, and that before the default.
    pub fn data(&self) -> Result<Data, Failed> {
        match self {
            DataArguments { data: Some(file), .. } => return Ok(Data::File(file.clone())),
            DataArguments { database: Some(url), .. } => return Data::postgres(url),
            DataArguments { database_file: Some(file), .. } => return Data::postgres(&first_line(file)?),
            _ => {}
        }
        if let Some(file) = variable("HIGHBALL_DATA") {
            Ok(Data::File(file.into()))
        } else if let Some(url) = variable("HIGHBALL_DATABASE") {
            Data::postgres(&url.to_string_lossy())
        } else if let Some(file) = variable("HIGHBALL_DATABASE_FILE") {
            Data::postgres(&first_line(Path::new(&file))?)
        } else {
            Ok(Data::File(folder()?.join("highball.db")))
        }
    }
}

fn first_line(file: &Path) -> Result<String, Failed> {
    let text = std::fs::read_to_string(file).map_err(|error| Failed::unreadable(file, error.to_string()))?;
    Ok(text.lines().next().unwrap_or_default().trim().to_string())
}

/// Returns the user's data folder.
fn folder() -> Result<PathBuf, Failed> {
    let var = |name: &str| variable(name).map(PathBuf::from);
    let folder = if cfg!(windows) {
        var("APPDATA")
    } else if cfg!(target_os = "macos") {
        var("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        var("XDG_DATA_HOME").or_else(|| var("HOME").map(|home| home.join(".local/share")))
    };
    let folder = folder.ok_or_else(|| Failed::input(message!("terminal-host-no-folder")))?;
    Ok(folder.join("highball"))
}

impl Data {
    fn postgres(url: &str) -> Result<Data, Failed> {
        if !(url.starts_with("postgres://") || url.starts_with("postgresql://")) {
            return Err(Failed::input(message!("terminal-host-database")));
        }
        match cfg!(feature = "postgres") {
            true => Ok(Data::Postgres(url.to_string())),
            false => Err(Failed::input(message!("terminal-host-without-postgres"))),
        }
    }

    /// Returns its name in messages. The URL of a database may contain a password.
    pub fn name(&self) -> Value {
        match self {
            Data::File(file) => file.display().to_string().into(),
            Data::Postgres(_) => message!("terminal-host-postgres").into(),
        }
    }

    /// Locks the file against other servers, for as long as the lock is held. The system releases
    /// it even if the server is killed; the lock file stays.
    pub fn lock(&self) -> Result<Option<File>, Failed> {
        let Data::File(file) = self else { return Ok(None) };
        make_folder(file)?;
        let name = PathBuf::from(format!("{}-lock", file.display()));
        let lock = private().write(true).create(true).truncate(false).open(&name);
        let lock = lock.map_err(|error| Failed::unwritten(&name, &error))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => {
                Err(Failed::input(message!("terminal-host-in-use", file = file.display().to_string())))
            }
            // Some network drives have no locks; these are served without one.
            _ => Ok(Some(lock)),
        }
    }

    /// Opens it, creating a missing file.
    pub async fn open(&self) -> Result<Sql, Failed> {
        let opened = match self {
            Data::File(file) => {
                make_folder(file)?;
                Sql::sqlite(file).await
            }
            Data::Postgres(url) => Sql::postgres(url).await,
        };
        opened.map_err(|error| self.failed(&error))
    }

    /// Opens data that must already exist.
    pub async fn open_kept(&self) -> Result<Sql, Failed> {
        match self {
            Data::File(file) if !file.is_file() => {
                Err(Failed::input(message!("terminal-host-not-there", file = file.display().to_string())))
            }
            _ => self.open().await,
        }
    }

    /// Ensures that there is no such file yet, and that nobody else creates one while the lock is
    /// held.
    pub fn lock_new(&self) -> Result<Option<File>, Failed> {
        let lock = self.lock()?;
        match self {
            Data::File(file) if file.try_exists().unwrap_or(true) => Err(there_already(file)),
            _ => Ok(lock),
        }
    }

    /// Restores a backup completely or not at all; returns the number of rows.
    pub async fn restore(&self, backup: impl BufRead) -> Result<usize, BackupError> {
        match self {
            Data::File(file) => restore_file(backup, file).await,
            Data::Postgres(url) => restore_postgres(backup, url).await,
        }
    }

    /// Describes why a backup could not be made or restored.
    pub fn not_restored(&self, error: &BackupError, backup: &Path) -> Failed {
        let wrong = |what| Failed::input(message!("terminal-host-trouble", file = file_name(backup), what = what));
        match (error, self) {
            (BackupError::Store(error), _) => self.failed(error),
            (BackupError::File(error), _) => Failed::unreadable(backup, error.to_string()),
            (BackupError::NotABackup, _) => wrong(message!("terminal-host-not-a-backup")),
            (BackupError::Changed, _) => wrong(message!("terminal-host-backup-changed")),
            (BackupError::NotEmpty, Data::File(file)) => there_already(file),
            (BackupError::NotEmpty, Data::Postgres(_)) => {
                Failed::input(message!("terminal-host-trouble-postgres", what = message!("terminal-host-not-empty")))
            }
        }
    }

    pub fn failed(&self, error: &StoreError) -> Failed {
        let what = match error {
            StoreError::Conflict => message!("terminal-host-conflict"),
            StoreError::Damaged { table, what } => {
                message!("terminal-host-damaged", table = table.to_string(), what = one_line(what))
            }
            StoreError::Newer { found, known } => message!("terminal-host-newer", found = *found, known = *known),
            StoreError::Older { found, oldest } => message!("terminal-host-older", found = *found, oldest = *oldest),
            StoreError::Broken(what) | StoreError::Away(what) => {
                message!("terminal-host-broken", what = one_line(what))
            }
            StoreError::Lost { table, entry } => {
                message!("terminal-host-lost", table = table.to_string(), entry = *entry)
            }
        };
        Failed::input(match self {
            Data::File(file) => {
                message!("terminal-host-trouble", file = file.display().to_string(), what = what)
            }
            Data::Postgres(_) => message!("terminal-host-trouble-postgres", what = what),
        })
    }
}

fn there_already(file: &Path) -> Failed {
    Failed::input(message!("terminal-host-there-already", file = file.display().to_string()))
}

fn make_folder(file: &Path) -> Result<(), Failed> {
    match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => std::fs::create_dir_all(folder).map_err(|error| Failed::unwritten(folder, &error)),
        None => Ok(()),
    }
}

/// Joins a database message into one line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").trim_end_matches('.').to_string()
}

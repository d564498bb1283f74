//! Selection and opening of a server's data.

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::io::BufRead;
use std::path::{Path, PathBuf};

use clap::Args;
use server::store::{BackupError, Sql, StoreError, restore_file, restore_postgres};
use toml::Table;

use super::config::{Config, Sources};
use crate::fail::{Failed, file_name, private};
use crate::words::{Value, message};

/// Options that select the data of a server.
#[derive(Args)]
pub struct DataArguments {
    /// Configuration file [env: HIGHBALL_CONFIG]
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
    /// Data file [env: HIGHBALL_DATA] [default: highball.db in your data folder]
    #[arg(long, value_name = "FILE", global = true)]
    data: Option<PathBuf>,
    /// PostgreSQL database instead of a file: postgres://user:password@host/name [env: HIGHBALL_DATABASE]
    ///
    /// Other users of this machine can read command-line arguments. If the URL has a password, use
    /// the variable or a file instead.
    #[arg(long, value_name = "URL", global = true, conflicts_with = "data")]
    database: Option<String>,
    /// File that contains the address of a PostgreSQL database [env: HIGHBALL_DATABASE_FILE]
    #[arg(long, value_name = "FILE", global = true, conflicts_with_all = ["data", "database"])]
    database_file: Option<PathBuf>,
    /// Create missing parent folders of the data file
    #[arg(long, global = true)]
    create_dirs: bool,
}

/// The location of a server's data.
pub enum Data {
    /// The path of the data file, and whether to create a missing folder.
    File(PathBuf, bool),
    Postgres(String),
}

/// Returns an environment variable; an empty one counts as unset.
pub fn variable(name: &str) -> Option<OsString> {
    std::env::var_os(name).filter(|value| !value.is_empty())
}

impl DataArguments {
    /// Combines `self` and the other command-line options with the configuration file and the
    /// environment variables.
    pub fn config(&self, mut options: Table) -> Result<(Config, Sources), Failed> {
        let mut add = |key: &str, value: Option<String>| {
            options.extend(value.map(|value| (key.to_string(), value.into())));
        };
        add("data", self.data.as_ref().map(|file| file.display().to_string()));
        add("database", self.database.clone());
        add("database_file", self.database_file.as_ref().map(|file| file.display().to_string()));
        if self.create_dirs {
            options.insert("create_dirs".to_string(), true.into());
        }
        Config::load(self.config.as_deref(), options)
    }

    /// Returns the data that these options select.
    pub fn data(&self) -> Result<Data, Failed> {
        Data::of(&self.config(Table::new())?.0)
    }

    /// Checks whether a password was given as an argument, which other users of the machine can
    /// read.
    pub fn shows_password(&self) -> bool {
        let user = self.database.as_deref().and_then(|url| url.split_once("://")?.1.split_once('@'));
        user.is_some_and(|(user, _)| user.contains(':'))
    }
}

pub fn first_line(file: &Path) -> Result<String, Failed> {
    let text = std::fs::read_to_string(file).map_err(|error| Failed::unreadable(file, error.to_string()))?;
    Ok(text.lines().next().unwrap_or_default().trim().to_string())
}

/// Returns Highball's folder within the user's data folder.
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
    /// Returns the data that a configuration selects.
    pub fn of(config: &Config) -> Result<Data, Failed> {
        match config {
            Config { data: Some(file), .. } => Ok(Data::File(file.clone(), config.create_dirs)),
            Config { database: Some(url), .. } => Data::postgres(url),
            Config { database_file: Some(file), .. } => Data::postgres(&first_line(file)?),
            _ => Ok(Data::File(folder()?.join("highball.db"), true)),
        }
    }

    fn postgres(url: &str) -> Result<Data, Failed> {
        if !(url.starts_with("postgres://") || url.starts_with("postgresql://")) {
            return Err(Failed::input(message!("terminal-host-database")));
        }
        match cfg!(feature = "postgres") {
            true => Ok(Data::Postgres(url.to_string())),
            false => Err(Failed::input(message!("terminal-host-without-postgres"))),
        }
    }

    /// Returns the name by which messages refer to the data. The URL of a database is not shown,
    /// since it may contain a password.
    pub fn name(&self) -> Value {
        match self {
            Data::File(file, _) => file.display().to_string().into(),
            Data::Postgres(_) => message!("terminal-host-postgres").into(),
        }
    }

    /// Locks the data file against other servers while the returned lock file is open. The system
    /// releases the lock even if the server is killed; the lock file stays.
    pub fn lock(&self) -> Result<Option<File>, Failed> {
        let Data::File(file, create_dirs) = self else { return Ok(None) };
        make_folder(file, *create_dirs)?;
        let name = PathBuf::from(format!("{}-lock", file.display()));
        let lock = private().write(true).create(true).truncate(false).open(&name);
        let lock = lock.map_err(|error| Failed::unwritten(&name, &error))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => {
                Err(Failed::input(message!("terminal-host-in-use", file = file.display().to_string())))
            }
            // Some network drives do not support locks. Data on such a drive is used without a
            // lock.
            _ => Ok(Some(lock)),
        }
    }

    /// Opens the data, and creates the file if it is missing.
    pub async fn open(&self) -> Result<Sql, Failed> {
        let opened = match self {
            Data::File(file, create_dirs) => {
                make_folder(file, *create_dirs)?;
                Sql::sqlite(file).await
            }
            Data::Postgres(url) => Sql::postgres(url).await,
        };
        opened.map_err(|error| self.failed(&error))
    }

    fn check_exists(&self) -> Result<(), Failed> {
        match self {
            Data::File(file, _) if !file.is_file() => {
                Err(Failed::input(message!("terminal-host-not-there", file = file.display().to_string())))
            }
            _ => Ok(()),
        }
    }

    /// Opens data that must already exist, and upgrades it.
    pub async fn open_kept(&self) -> Result<Sql, Failed> {
        self.check_exists()?;
        self.open().await
    }

    /// Opens data that must already exist and have the current version. A server may be using the
    /// data, so it is not upgraded.
    pub async fn open_current(&self) -> Result<Sql, Failed> {
        self.check_exists()?;
        let opened = match self {
            Data::File(file, _) => Sql::sqlite_current(file).await,
            Data::Postgres(url) => Sql::postgres_current(url).await,
        };
        opened.map_err(|error| self.failed(&error))
    }

    /// Checks that the file does not exist yet, and locks it so that no other server can create it.
    pub fn lock_new(&self) -> Result<Option<File>, Failed> {
        let lock = self.lock()?;
        match self {
            Data::File(file, _) if file.try_exists().unwrap_or(true) => Err(there_already(file)),
            _ => Ok(lock),
        }
    }

    /// Restores a backup completely or not at all; returns the number of rows.
    pub async fn restore(&self, backup: impl BufRead) -> Result<usize, BackupError> {
        match self {
            Data::File(file, _) => restore_file(backup, file).await,
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
            (BackupError::NotEmpty, Data::File(file, _)) => there_already(file),
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
            StoreError::Outdated { .. } => message!("terminal-host-outdated"),
            StoreError::Older { found, oldest } => message!("terminal-host-older", found = *found, oldest = *oldest),
            StoreError::Broken(what) | StoreError::Away(what) => {
                message!("terminal-host-broken", what = one_line(what))
            }
            StoreError::Lost { table, entry } => {
                message!("terminal-host-lost", table = table.to_string(), entry = *entry)
            }
        };
        Failed::input(match self {
            Data::File(file, _) => {
                message!("terminal-host-trouble", file = file.display().to_string(), what = what)
            }
            Data::Postgres(_) => message!("terminal-host-trouble-postgres", what = what),
        })
    }
}

fn there_already(file: &Path) -> Failed {
    Failed::input(message!("terminal-host-there-already", file = file.display().to_string()))
}

/// Makes sure that a file's folder exists. A missing folder is created only if `create` is set, so
/// that a mistyped path does not start an empty server.
fn make_folder(file: &Path, create: bool) -> Result<(), Failed> {
    match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) if !create && !folder.is_dir() => {
            let folder = folder.display().to_string();
            Err(Failed::input(message!("terminal-host-no-data-dir", folder = folder)))
        }
        Some(folder) => std::fs::create_dir_all(folder).map_err(|error| Failed::unwritten(folder, &error)),
        None => Ok(()),
    }
}

/// Joins the lines of a database message, and removes full stops at its end.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").trim_end_matches('.').to_string()
}

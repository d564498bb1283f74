//! Where a server keeps its data, and how it is opened.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use clap::Args;
use server::store::{Sql, StoreError};

use crate::fail::{Failed, private};
use crate::words::{Value, message};

/// Which data is meant.
#[derive(Args)]
pub struct DataArguments {
    /// The file of data [default: highball.db in your data folder]
    #[arg(long, value_name = "FILE", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead: postgres://user:password@host/name
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

/// What is opened.
pub enum Data {
    File(PathBuf),
    Postgres(String),
}

impl DataArguments {
    pub fn data(&self) -> Result<Data, Failed> {
        match (&self.data, &self.database) {
            (_, Some(url)) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                match cfg!(feature = "postgres") {
                    true => Ok(Data::Postgres(url.clone())),
                    false => Err(Failed::input(message!("terminal-host-without-postgres"))),
                }
            }
            (_, Some(_)) => Err(Failed::input(message!("terminal-host-database"))),
            (Some(file), None) => Ok(Data::File(file.clone())),
            (None, None) => Ok(Data::File(folder()?.join("highball.db"))),
        }
    }
}

/// The folder in which this user's programs keep their data.
fn folder() -> Result<PathBuf, Failed> {
    let var = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
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
    /// What it is called in messages. The address of a database may hold a password.
    pub fn name(&self) -> Value {
        match self {
            Data::File(file) => file.display().to_string().into(),
            Data::Postgres(_) => message!("terminal-host-postgres").into(),
        }
    }

    /// Makes sure that no other server uses the file, for as long as the lock is held. The system lets go of it even if
    /// the server is killed; the file of the lock stays.
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

    /// Opens it, and makes a file that is not there.
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

    /// Opens what must be there already.
    pub async fn open_kept(&self) -> Result<Sql, Failed> {
        match self {
            Data::File(file) if !file.is_file() => {
                Err(Failed::input(message!("terminal-host-not-there", file = file.display().to_string())))
            }
            _ => self.open().await,
        }
    }

    /// Opens what must be new.
    pub async fn open_new(&self) -> Result<Sql, Failed> {
        match self {
            Data::File(file) => {
                let is_there = Path::try_exists(file).unwrap_or(true);
                match is_there {
                    true => {
                        let file = file.display().to_string();
                        Err(Failed::input(message!("terminal-host-there-already", file = file)))
                    }
                    false => self.open().await,
                }
            }
            Data::Postgres(_) => self.open().await,
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

fn make_folder(file: &Path) -> Result<(), Failed> {
    match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => std::fs::create_dir_all(folder).map_err(|error| Failed::unwritten(folder, &error)),
        None => Ok(()),
    }
}

/// What a database says, on one line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").trim_end_matches('.').to_string()
}

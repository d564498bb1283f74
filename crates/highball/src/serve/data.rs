//! Where a server keeps its data, and how it is opened.

use std::path::{Path, PathBuf};

use clap::Args;
use server::store::{Sql, StoreError};

use crate::fail::Failed;
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

    /// Opens it, and makes a file that is not there.
    pub async fn open(&self) -> Result<Sql, Failed> {
        let opened = match self {
            Data::File(file) => {
                if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                    std::fs::create_dir_all(folder).map_err(|error| Failed::unwritten(folder, &error))?;
                }
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
            StoreError::Broken(what) => message!("terminal-host-broken", what = one_line(what)),
        };
        Failed::input(match self {
            Data::File(file) => {
                message!("terminal-host-trouble", file = file.display().to_string(), what = what)
            }
            Data::Postgres(_) => message!("terminal-host-trouble-postgres", what = what),
        })
    }
}

/// What a database says, on one line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").trim_end_matches('.').to_string()
}

//! The settings of a server. They come from four layers: defaults, the configuration file,
//! `HIGHBALL_…` variables, and options. Later layers override earlier ones.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use protocol::Retention;
use serde::Deserialize;
use toml::{Table, Value};

use super::data::{DataArguments, variable};
use crate::fail::Failed;
use crate::words::{Language, message};

#[derive(Clone, Copy, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
}

impl LogLevel {
    pub fn word(self) -> &'static str {
        match self {
            LogLevel::Error => "error",
            LogLevel::Warn => "warn",
            LogLevel::Info => "info",
            LogLevel::Debug => "debug",
        }
    }
}

/// All settings, named as in the configuration file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    pub listen: SocketAddr,
    pub data: Option<PathBuf>,
    pub database: Option<String>,
    pub database_file: Option<PathBuf>,
    pub create_dirs: bool,
    pub cluster: bool,
    pub bus: Option<String>,
    pub public_url: Option<String>,
    pub metrics_listen: Option<SocketAddr>,
    pub log: LogLevel,
    pub away_after: u64,
    pub allow_private_webhooks: bool,
    pub admin_token_file: Option<PathBuf>,
    pub invite_only: bool,
    pub contact: Option<String>,
    pub keep_unplayed_days: u32,
    pub keep_chat_days: u32,
    pub keep_strangers_days: u32,
    pub backup_dir: Option<PathBuf>,
    pub backup_hours: u64,
    pub backup_keep: u32,
}

impl Default for Config {
    fn default() -> Config {
        let Retention { unplayed_days, chat_days, strangers_days } = server::admin::DataPolicy::default().retention;
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            data: None,
            database: None,
            database_file: None,
            create_dirs: false,
            cluster: false,
            bus: None,
            public_url: None,
            metrics_listen: None,
            log: LogLevel::Warn,
            away_after: 60,
            allow_private_webhooks: false,
            admin_token_file: None,
            invite_only: false,
            contact: None,
            keep_unplayed_days: unplayed_days,
            keep_chat_days: chat_days,
            keep_strangers_days: strangers_days,
            backup_dir: None,
            backup_hours: 24,
            backup_keep: 14,
        }
    }
}

/// The type of a setting.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Text,
    Number,
    Switch,
}

/// The keys and types of all settings, in display order.
const KEYS: [(&str, Kind); 21] = [
    ("listen", Kind::Text),
    ("data", Kind::Text),
    ("database", Kind::Text),
    ("database_file", Kind::Text),
    ("create_dirs", Kind::Switch),
    ("cluster", Kind::Switch),
    ("bus", Kind::Text),
    ("public_url", Kind::Text),
    ("metrics_listen", Kind::Text),
    ("log", Kind::Text),
    ("away_after", Kind::Number),
    ("allow_private_webhooks", Kind::Switch),
    ("admin_token_file", Kind::Text),
    ("invite_only", Kind::Switch),
    ("contact", Kind::Text),
    ("keep_unplayed_days", Kind::Number),
    ("keep_chat_days", Kind::Number),
    ("keep_strangers_days", Kind::Number),
    ("backup_dir", Kind::Text),
    ("backup_hours", Kind::Number),
    ("backup_keep", Kind::Number),
];

/// Mutually exclusive settings. If a layer sets one, the values from earlier layers are dropped.
const PLACES: [&str; 3] = ["data", "database", "database_file"];

/// The source and value of each setting that is configured explicitly, by key.
pub type Sources = BTreeMap<String, (String, Value)>;

/// Returns the name of the environment variable for a setting.
fn variable_name(key: &str) -> String {
    format!("HIGHBALL_{}", key.to_uppercase())
}

fn wrong(place: impl Into<String>, why: impl ToString) -> Failed {
    let why = why.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
    Failed::input(message!("terminal-host-setting", place = place.into(), why = why))
}

fn add(sources: &mut Sources, layer: Table, place: impl Fn(&str) -> String) {
    if layer.keys().any(|key| PLACES.contains(&key.as_str())) {
        PLACES.iter().for_each(|key| drop(sources.remove(*key)));
    }
    for (key, value) in layer {
        let place = place(&key);
        sources.insert(key, (place, value));
    }
}

/// Reads a configuration file.
fn file_layer(file: &Path) -> Result<Table, Failed> {
    let text = std::fs::read_to_string(file).map_err(|error| Failed::unreadable(file, error.to_string()))?;
    let table: Table = text.parse().map_err(|error: toml::de::Error| wrong(file.display().to_string(), error))?;
    if let Some(unknown) = table.keys().find(|key| !KEYS.iter().any(|(known, _)| known == key)) {
        let known = KEYS.map(|(key, _)| key).join(", ");
        let file = file.display().to_string();
        return Err(Failed::input(message!(
            "terminal-host-setting-unknown",
            file = file,
            key = unknown,
            known = known
        )));
    }
    Ok(table)
}

/// Reads the settings given as environment variables.
fn variable_layer() -> Result<Table, Failed> {
    let mut layer = Table::new();
    for (key, kind) in KEYS {
        let name = variable_name(key);
        let Some(text) = variable(&name).map(|text| text.to_string_lossy().into_owned()) else { continue };
        let value = match kind {
            Kind::Text => Value::String(text),
            Kind::Number => Value::Integer(text.trim().parse().map_err(|error| wrong(&name, error))?),
            Kind::Switch => Value::Boolean(text.trim().parse().map_err(|error| wrong(&name, error))?),
        };
        layer.insert(key.to_string(), value);
    }
    Ok(layer)
}

/// Maximum edit distance between a mistyped variable and the intended one.
const TYPOS_MAX: usize = 2;

/// Returns the environment variables that look like mistyped settings, each with the variable that
/// was probably meant. Variables unlike any setting may belong to other programs.
pub fn mistyped_variables() -> Vec<(String, String)> {
    let names = KEYS.map(|(key, _)| variable_name(key));
    let meant = |name: String| {
        let near = names.iter().find(|known| strsim::damerau_levenshtein(known, &name) <= TYPOS_MAX)?;
        (!names.contains(&name)).then(|| (name, near.clone()))
    };
    let set = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    set.filter(|name| name.starts_with("HIGHBALL_")).filter_map(meant).collect()
}

impl Config {
    /// Combines all layers. The layer `options` comes from the command line.
    pub fn load(file: Option<&Path>, options: Table) -> Result<(Config, Sources), Failed> {
        let mut sources = Sources::new();
        let file = file.map(Path::to_path_buf).or_else(|| variable("HIGHBALL_CONFIG").map(PathBuf::from));
        if let Some(file) = file {
            add(&mut sources, file_layer(&file)?, |key| format!("{}: {key}", file.display()));
        }
        add(&mut sources, variable_layer()?, variable_name);
        add(&mut sources, options, |key| format!("--{}", key.replace('_', "-")));
        // Settings are checked one at a time, so that an error names the right source.
        for (key, (place, value)) in &sources {
            let one = Table::from_iter([(key.clone(), value.clone())]);
            let read: Result<Config, _> = one.try_into();
            read.map_err(|error: toml::de::Error| wrong(place.as_str(), error.message()))?;
        }
        let all = sources.iter().map(|(key, (_, value))| (key.clone(), value.clone()));
        let config: Config = Table::from_iter(all).try_into().map_err(|error| wrong("highball", error))?;
        config.check(&sources)?;
        Ok((config, sources))
    }

    /// Refuses contradictory settings, and values that are malformed or out of range.
    fn check(&self, sources: &Sources) -> Result<(), Failed> {
        let place = |key: &str| sources.get(key).map_or(key.to_string(), |(place, _)| place.clone());
        if PLACES.iter().filter(|key| sources.contains_key(**key)).count() > 1 {
            return Err(Failed::input(message!("terminal-host-two-places")));
        }
        if let Some(url) = &self.public_url
            && !(url.starts_with("https://") || url.starts_with("http://"))
        {
            return Err(Failed::input(message!("terminal-host-public-url")));
        }
        for (key, number, most) in [
            ("away_after", self.away_after, 86_400),
            ("backup_hours", self.backup_hours, 24 * 365),
            ("backup_keep", u64::from(self.backup_keep), 10_000),
        ] {
            if !(1..=most).contains(&number) {
                return Err(wrong(place(key), format!("1–{most}")));
            }
        }
        Ok(())
    }

    /// Returns the URL at which programs on the same machine reach the server.
    pub fn local_url(&self) -> String {
        let mut address = self.listen;
        match address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
            IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
            _ => {}
        }
        format!("http://{address}")
    }

    pub fn retention(&self) -> Retention {
        Retention {
            unplayed_days: self.keep_unplayed_days,
            chat_days: self.keep_chat_days,
            strangers_days: self.keep_strangers_days,
        }
    }
}

/// Show all settings of a server, and where each one comes from.
///
/// The output is a configuration file. Secrets are not shown.
#[derive(Args)]
pub struct ShowConfig {
    #[command(flatten)]
    data: DataArguments,
}

pub fn show(arguments: &ShowConfig, language: Language) -> Result<String, Failed> {
    let (_, sources) = arguments.data.config(Table::new())?;
    let defaults = Config::default();
    let unset = |key: &str| match key {
        "listen" => Some(Value::String(defaults.listen.to_string())),
        "log" => Some(Value::String(defaults.log.word().to_string())),
        "away_after" => Some(Value::Integer(defaults.away_after as i64)),
        "create_dirs" | "cluster" | "allow_private_webhooks" | "invite_only" => Some(Value::Boolean(false)),
        "keep_unplayed_days" => Some(Value::Integer(defaults.keep_unplayed_days.into())),
        "keep_chat_days" => Some(Value::Integer(defaults.keep_chat_days.into())),
        "keep_strangers_days" => Some(Value::Integer(defaults.keep_strangers_days.into())),
        "backup_hours" => Some(Value::Integer(defaults.backup_hours as i64)),
        "backup_keep" => Some(Value::Integer(defaults.backup_keep.into())),
        _ => None,
    };
    let mut text = String::new();
    for (name, meant) in mistyped_variables() {
        text += &format!("# {}\n", message!("terminal-host-variable", name = name, meant = meant).text(language));
    }
    for (key, _) in KEYS {
        text += &match (sources.get(key), unset(key)) {
            // These addresses may contain a password.
            (Some((place, _)), _) if key == "database" || key == "bus" => format!("# {key} = …  # {place}\n"),
            (Some((place, value)), _) => format!("{key} = {value}  # {place}\n"),
            (None, Some(value)) => {
                format!("{key} = {value}  # {}\n", message!("terminal-host-default").text(language))
            }
            (None, None) => format!("# {key}\n"),
        };
    }
    Ok(text)
}

//! `highball health`: checks whether a server is ready, for containers and scripts.

use std::path::PathBuf;

use clap::Args;

use super::config::Config;
use super::{runtime, variable};
use crate::fail::Failed;
use crate::words::{Language, message};

/// Check whether a server can save moves; exit with an error if not.
#[derive(Args)]
pub struct Health {
    /// Address of the server [env: HIGHBALL_SERVER] [default: as configured, or http://127.0.0.1:7878]
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// Configuration file [env: HIGHBALL_CONFIG]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

pub fn health(arguments: &Health, language: Language) -> Result<String, Failed> {
    let named = variable("HIGHBALL_SERVER").map(|url| url.to_string_lossy().into_owned());
    let server = match arguments.server.clone().or(named) {
        Some(server) => server,
        None => Config::load(arguments.config.as_deref(), toml::Table::new())?.0.local_url(),
    };
    let asked = runtime()?.block_on(server::admin::client::ask(&server, None, "GET", "/health/ready", ""));
    match asked {
        Ok((200, _)) => Ok(format!("{}\n", message!("terminal-host-ready", server = server).text(language))),
        Ok(_) => Err(Failed::input(message!("terminal-host-not-ready", server = server))),
        Err(why) => Err(Failed::input(message!("terminal-host-unreachable", server = server, why = why))),
    }
}

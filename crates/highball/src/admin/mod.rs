//! `highball admin`: administers a running server, or the data of a stopped one.

mod lines;

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, Subcommand, ValueEnum};
use serde_json::{Value, json};
use server::api;
use server::entropy::Entropy;
use server::http::percent_decoded;
use server::service::{Caller, Request, ServiceSettings};
use server::store::Store;

use crate::fail::{Failed, WholeFile};
use crate::serve::{DataArguments, first_line, runtime, service, variable};
use crate::words::{Language, message};

/// Number of entries per page. After a full page, there may be another.
const PAGE: usize = server::admin::PAGE as usize;
const TOKEN_MIN: usize = 20;

/// Administer a server: list, close and delete tables; rename, mute, ban and delete people; create
/// invitations.
///
/// Talks to the running server with its administration token or, with --offline, works on the data of a stopped server.
/// Every change is recorded in the audit log.
#[derive(Args)]
pub struct Admin {
    #[command(subcommand)]
    command: Command,
    /// Address of the server [env: HIGHBALL_SERVER] [default: as configured, or http://127.0.0.1:7878]
    #[arg(long, value_name = "URL", global = true)]
    server: Option<String>,
    /// File with the administration token [env: HIGHBALL_ADMIN_TOKEN_FILE]
    #[arg(long, value_name = "FILE", global = true)]
    token_file: Option<PathBuf>,
    /// Work directly on the data of a stopped server
    #[arg(long, global = true)]
    offline: bool,
    /// Print JSON in the format of the API
    #[arg(long, global = true)]
    json: bool,
    #[command(flatten)]
    data: DataArguments,
}

#[derive(Subcommand)]
enum Command {
    /// Create a file with a new administration token
    Token { file: PathBuf },
    /// List tables and campaigns
    Tables {
        /// Only the tables of the person with this id
        #[arg(long, value_name = "PERSON")]
        of: Option<String>,
        /// Only tables in this phase
        #[arg(long, value_enum)]
        phase: Option<PhaseWord>,
    },
    /// Close a table; a game in progress ends without a result
    Close {
        table: String,
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Delete a table, or a campaign with all its games, for everyone
    Delete {
        table: String,
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Remove the player from a seat; the first seat is 0
    Remove {
        table: String,
        seat: u8,
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// List people, or find them by part of their id, name or login
    People { text: Option<String> },
    /// Change a person's name, including at all their tables
    Rename { person: String, name: String },
    /// Mute a person in chat
    Mute(Sanctioned),
    /// Let a person chat again
    Unmute { person: String },
    /// Ban a person from the server
    Ban(Sanctioned),
    /// Lift a person's ban
    Unban { person: String },
    /// Sign a person out everywhere: remove all devices and tokens
    Revoke { person: String },
    /// Delete a person and everything stored about them; their moves stay, without a name
    DeletePerson {
        person: String,
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Create an invitation
    Invite {
        /// Note for yourself
        #[arg(long, default_value = "")]
        label: String,
        /// Number of people who can use the invitation
        #[arg(long, default_value_t = 1)]
        uses: u32,
        /// Validity in days; 0 for no limit
        #[arg(long, default_value_t = 14)]
        days: u32,
    },
    /// List invitations
    Invites,
    /// Withdraw an invitation, by its id
    Withdraw { invite: String },
    /// Show the audit log, newest first
    Audit {
        /// Show all lines, not only the newest
        #[arg(long)]
        all: bool,
    },
    /// Show how long data is stored
    Retention,
    /// Remove old data now; a running server does so every six hours
    Sweep,
}

#[derive(Args)]
struct Sanctioned {
    person: String,
    /// Reason, shown to the person
    #[arg(long)]
    reason: String,
    /// Duration in days [default: no limit]
    #[arg(long)]
    days: Option<u32>,
}

#[derive(Clone, Copy, ValueEnum)]
enum PhaseWord {
    Gathering,
    Playing,
    Over,
    BrokenOff,
}

impl PhaseWord {
    fn word(self) -> &'static str {
        match self {
            PhaseWord::Gathering => "gathering",
            PhaseWord::Playing => "playing",
            PhaseWord::Over => "over",
            PhaseWord::BrokenOff => "broken-off",
        }
    }
}

/// An API request that a command sends.
struct Ask {
    method: &'static str,
    path: String,
    body: Value,
}

impl Ask {
    fn new(method: &'static str, path: impl Into<String>, body: Value) -> Ask {
        Ask { method, path: path.into(), body }
    }
}

/// Escapes a path parameter for a URL.
fn escaped(word: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(byte);
    word.bytes().map(|byte| if plain(&byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

impl Command {
    /// Returns the API call for this command. `Token` makes no call, so its result is empty.
    fn ask(&self) -> Ask {
        let people = |person: &str, rest: &str| format!("/api/admin/people/{}{rest}", escaped(person));
        let tables = |table: &str, rest: &str| format!("/api/admin/tables/{}{rest}", escaped(table));
        let sanction = |kind: &str, new: &Sanctioned| {
            let body = json!({ "kind": kind, "days": new.days, "reason": new.reason });
            Ask::new("POST", people(&new.person, "/sanctions"), body)
        };
        match self {
            Command::Token { .. } => Ask::new("", "", Value::Null),
            Command::Tables { of: Some(person), .. } => Ask::new("GET", people(person, "/tables"), Value::Null),
            Command::Tables { .. } => Ask::new("GET", "/api/admin/tables", Value::Null),
            Command::Close { table, reason } => Ask::new("POST", tables(table, "/close"), json!({ "reason": reason })),
            Command::Delete { table, reason } => Ask::new("DELETE", tables(table, ""), json!({ "reason": reason })),
            Command::Remove { table, seat, reason } => {
                Ask::new("POST", tables(table, &format!("/seats/{seat}/remove")), json!({ "reason": reason }))
            }
            Command::People { text: Some(text) } => {
                Ask::new("GET", format!("/api/admin/find/{}", escaped(text)), Value::Null)
            }
            Command::People { text: None } => Ask::new("GET", "/api/admin/people", Value::Null),
            Command::Rename { person, name } => Ask::new("PUT", people(person, "/name"), json!({ "name": name })),
            Command::Mute(new) => sanction("mute", new),
            Command::Ban(new) => sanction("ban", new),
            Command::Unmute { person } => Ask::new("DELETE", people(person, "/sanctions/mute"), Value::Null),
            Command::Unban { person } => Ask::new("DELETE", people(person, "/sanctions/ban"), Value::Null),
            Command::Revoke { person } => Ask::new("DELETE", people(person, "/keys"), Value::Null),
            Command::DeletePerson { person, reason } => {
                Ask::new("DELETE", people(person, ""), json!({ "reason": reason }))
            }
            Command::Invite { label, uses, days } => {
                let days = (*days > 0).then_some(days);
                Ask::new("POST", "/api/admin/invites", json!({ "label": label, "uses": uses, "days": days }))
            }
            Command::Invites => Ask::new("GET", "/api/admin/invites", Value::Null),
            Command::Withdraw { invite } => {
                Ask::new("DELETE", format!("/api/admin/invites/{}", escaped(invite)), Value::Null)
            }
            Command::Audit { .. } => Ask::new("GET", "/api/admin/audit", Value::Null),
            Command::Retention => Ask::new("GET", "/api/admin/retention", Value::Null),
            Command::Sweep => Ask::new("POST", "/api/admin/retention", Value::Null),
        }
    }

    /// Returns the call for the next page, if this page is full and the command shows all pages.
    fn next(&self, page: &[Value]) -> Option<Ask> {
        let last = page.last().filter(|_| page.len() == PAGE)?;
        let (list, id) = match self {
            Command::Tables { of: None, .. } => ("tables", last["id"].as_str()?.to_string()),
            Command::People { text: None } => ("people", last["id"].as_str()?.to_string()),
            Command::Audit { all: true } => ("audit", last["number"].to_string()),
            _ => return None,
        };
        Some(Ask::new("GET", format!("/api/admin/{list}/{}/next", escaped(&id)), Value::Null))
    }
}

/// Access to a server, either over the network or through the data of a stopped server.
enum Way {
    Online { server: String, token: String },
    Offline { service: server::service::Service, store: Arc<dyn Store> },
}

impl Way {
    async fn ask(&self, ask: &Ask, language: Language) -> Result<Value, Failed> {
        let body = if ask.body.is_null() { String::new() } else { ask.body.to_string() };
        match self {
            Way::Online { server, token } => {
                let asked = server::admin::client::ask(server, Some(token), ask.method, &ask.path, &body).await;
                let (status, text) = asked.map_err(|why| {
                    Failed::input(message!("terminal-admin-unreachable", server = server.clone(), why = why))
                })?;
                let answer: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
                match status {
                    200..=299 => Ok(answer),
                    _ => Err(match answer["message"].as_str() {
                        Some(said) => Failed::plain(said),
                        None => Failed::input(message!("terminal-admin-no-server", server = server.clone())),
                    }),
                }
            }
            Way::Offline { service, .. } => {
                let refused = |refusal: server::refusal::Refusal| Failed::plain(refusal.text(language));
                let found = api::at(&ask.path).find(|(spec, _)| spec.method == ask.method);
                let (spec, words) = found.expect("every command has its call");
                let words: Vec<String> = words.into_iter().filter_map(percent_decoded).collect();
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                let request = Request::parse(spec.call, &words, body.as_bytes());
                let request = request.map_err(|bad| refused(bad.into()))?;
                let reply = service.call(&Caller::offline(), request).await.map_err(refused)?;
                Ok(serde_json::from_str(reply.text()).unwrap_or(Value::Null))
            }
        }
    }
}

impl Admin {
    async fn way(&self) -> Result<Way, Failed> {
        if self.offline {
            let store: Arc<dyn Store> = Arc::new(self.data.data()?.open_kept().await?);
            let (config, _) = self.data.config(toml::Table::new())?;
            let mut settings = ServiceSettings::default();
            settings.admin.retention = config.retention();
            settings.admin.public_url = config.public_url;
            let service = service(Arc::clone(&store), settings)?;
            service.load_sanctions().await;
            return Ok(Way::Offline { service, store });
        }
        let server = self.server.clone();
        let server = server.or_else(|| variable("HIGHBALL_SERVER").map(|url| url.to_string_lossy().into_owned()));
        let (config, _) = self.data.config(toml::Table::new())?;
        let server = server.unwrap_or_else(|| config.local_url());
        let file = self.token_file.clone().or(config.admin_token_file);
        let file = file.ok_or_else(|| Failed::input(message!("terminal-admin-no-token")))?;
        Ok(Way::Online { server, token: first_line(&file)? })
    }
}

pub fn run(arguments: &Admin, language: Language) -> Result<String, Failed> {
    if let Command::Token { file } = &arguments.command {
        return new_token(file, language);
    }
    let _lock = match arguments.offline {
        true => arguments.data.data()?.lock()?,
        false => None,
    };
    runtime()?.block_on(async {
        let way = arguments.way().await?;
        let answer = answered(arguments, &way, language).await;
        if let Way::Offline { store, .. } = &way {
            let _ = store.close().await;
        }
        let answer = answer?;
        match (arguments.json, &arguments.command) {
            (true, _) => Ok(format!("{answer}\n")),
            // A running server rewrites journals in the background; offline, the command rewrites
            // them itself.
            (false, Command::DeletePerson { .. }) if !arguments.offline => {
                Ok(format!("{}\n", message!("terminal-admin-deleted").text(language)))
            }
            (false, _) => Ok(lines::shown(&answer, language, std::io::stdout().is_terminal())),
        }
    })
}

/// Sends the command and returns the answer. If the command shows all pages of a list, they are
/// joined.
async fn answered(arguments: &Admin, way: &Way, language: Language) -> Result<Value, Failed> {
    let command = &arguments.command;
    let mut answer = way.ask(&command.ask(), language).await?;
    if let Value::Array(list) = &mut answer {
        let mut next = command.next(list);
        while let Some(ask) = next {
            let Value::Array(page) = way.ask(&ask, language).await? else { break };
            next = command.next(&page);
            list.extend(page);
        }
        if let Command::Tables { phase: Some(phase), .. } = command {
            list.retain(|table| table["phase"] == phase.word());
        }
    }
    Ok(answer)
}

fn new_token(file: &Path, language: Language) -> Result<String, Failed> {
    let luck = Entropy::from_system().map_err(|why| Failed::input(message!("terminal-host-no-luck", why = why)))?;
    let mut whole = WholeFile::new(file)?;
    std::io::Write::write_all(&mut whole, format!("{}\n", luck.secret()).as_bytes())
        .map_err(|error| Failed::unwritten(file, &error))?;
    whole.finish()?;
    let told = message!("terminal-admin-token", file = file.display().to_string());
    Ok(format!("{}\n", told.text(language)))
}

/// Reads an administration token from a file and returns its hash. Refuses short tokens.
pub fn key_of(file: &Path) -> Result<String, Failed> {
    let token = first_line(file)?;
    if token.len() < TOKEN_MIN {
        let file = file.display().to_string();
        return Err(Failed::input(message!("terminal-admin-weak-token", file = file, least = TOKEN_MIN)));
    }
    Ok(server::service::hashed(&token))
}

//! `highball serve`, and the commands for the server's data: `backup`, `restore`, `export`.

mod backups;
mod cluster;
mod config;
mod data;
mod health;
mod lan;
mod think;

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use listenfd::ListenFd;
use protocol::TableId;
use protocol::calls::{Request, TableQuery};
use server::clock::{Clock, SystemClock};
use server::entropy::Entropy;
use server::http::{PageFiles, Rates, Reach};
use server::service::{Caller, Service, ServiceSettings};
use server::store::{BackupError, Sql, Store};
use server::workers::WorkerThreads;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::fail::{Failed, WholeFile, file_name};
use crate::words::{Language, message};
use backups::Backups;
use config::{Config, LogLevel};
use data::Data;

pub use config::{ShowConfig, show};
pub use data::{DataArguments, first_line, variable};
pub use health::{Health, health};
pub use think::{Think, think};

/// Run a server where people and programs play.
///
/// By default, all data is in one file, and nothing needs to be configured. Stop the server with
/// Ctrl-C: every acknowledged move is saved.
#[derive(Args)]
pub struct Serve {
    /// Address to listen on [default: 127.0.0.1:7878]
    #[arg(long, value_name = "ADDR")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    data: DataArguments,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Serve the web page from this folder instead of using the built-in page; for development
    #[arg(long, value_name = "DIR")]
    page: Option<PathBuf>,
    /// Allow access from the local network, and show the address
    #[arg(long)]
    lan: bool,
    /// Public URL of the server if it is behind a proxy; starts with https://
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Allow webhooks that call this machine or its network, or that do not use https
    #[arg(long)]
    allow_private_webhooks: bool,
    /// Separate address for /metrics, for example 127.0.0.1:9878
    #[arg(long, value_name = "ADDR")]
    metrics_listen: Option<SocketAddr>,
    /// File with the token for `highball admin`
    #[arg(long, value_name = "FILE")]
    admin_token_file: Option<PathBuf>,
    /// Admit new people by invitation only
    #[arg(long)]
    invite_only: bool,
    /// Folder for automatic backups
    #[arg(long, value_name = "DIR")]
    backup_dir: Option<PathBuf>,
    /// Share the PostgreSQL database with other servers that also use this option; players can connect to any of them
    #[arg(long)]
    cluster: bool,
    /// NATS server for messages between the servers, instead of the database: nats://host:4222 [env: HIGHBALL_BUS]
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    /// Log level; the log is written to standard error as lines of JSON [default: warn]
    #[arg(long, value_name = "LEVEL", value_enum)]
    log: Option<LogLevel>,
    /// Seconds after which others can let a bot play for somebody who has left [default: 60]
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    away_after: Option<u64>,
    /// Turn off rate limits; for measuring only
    #[arg(long)]
    no_rate_limits: bool,
}

fn begin_log(level: LogLevel) {
    use tracing_subscriber::filter::LevelFilter;
    let level = match level {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt().json().with_span_list(false).with_max_level(level).with_writer(std::io::stderr);
    // If the disk is full, log lines are lost; reporting that on the same disk would panic.
    let log = log.log_internal_errors(false);
    // Starting a second log in one process would be a bug, but not a reason to stop.
    let _ = log.try_init();
}

pub fn runtime() -> Result<Runtime, Failed> {
    Runtime::new().map_err(|error| Failed::input(message!("terminal-host-no-threads", why = error.to_string())))
}

/// Creates a server's service on this store.
pub fn service(store: Arc<dyn Store>, settings: ServiceSettings) -> Result<Service, Failed> {
    service_with(store, Arc::new(SystemClock), settings)
}

fn service_with(store: Arc<dyn Store>, clock: Arc<dyn Clock>, settings: ServiceSettings) -> Result<Service, Failed> {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let luck = Entropy::from_system().map_err(|why| Failed::input(message!("terminal-host-no-luck", why = why)))?;
    Ok(Service::new(store, clock, luck, Arc::new(WorkerThreads::new(cores)), settings))
}

impl Serve {
    /// Returns the options as settings.
    fn options(&self) -> toml::Table {
        let mut options = toml::Table::new();
        let texts = [
            ("listen", self.listen.map(|address| address.to_string())),
            ("public_url", self.public_url.clone()),
            ("metrics_listen", self.metrics_listen.map(|address| address.to_string())),
            ("admin_token_file", self.admin_token_file.as_ref().map(|file| file.display().to_string())),
            ("backup_dir", self.backup_dir.as_ref().map(|folder| folder.display().to_string())),
            ("bus", self.bus.clone()),
            ("log", self.log.map(|log| log.word().to_string())),
        ];
        for (key, text) in texts {
            options.extend(text.map(|text| (key.to_string(), text.into())));
        }
        options.extend(self.away_after.map(|seconds| ("away_after".to_string(), (seconds as i64).into())));
        let switches = [
            ("allow_private_webhooks", self.allow_private_webhooks),
            ("invite_only", self.invite_only),
            ("cluster", self.cluster),
        ];
        for (key, _) in switches.into_iter().filter(|(_, is_on)| *is_on) {
            options.insert(key.to_string(), true.into());
        }
        options
    }

    fn settings(&self, config: &Config) -> Result<ServiceSettings, Failed> {
        let admin = server::admin::DataPolicy {
            key: config.admin_token_file.as_deref().map(crate::admin::key_of).transpose()?,
            invite_only: config.invite_only,
            retention: config.retention(),
            contact: config.contact.clone(),
            backup_days: config.backup_dir.as_ref().map(|_| {
                let hours = config.backup_hours.saturating_mul(config.backup_keep.into());
                u32::try_from(hours.div_ceil(24)).unwrap_or(u32::MAX)
            }),
            public_url: config.public_url.clone(),
        };
        let settings =
            ServiceSettings { allow_private_hooks: config.allow_private_webhooks, admin, ..ServiceSettings::default() };
        Ok(settings.away_after(config.away_after))
    }
}

/// Binds the address; the error says if it is already in use.
async fn listener(address: SocketAddr) -> Result<TcpListener, Failed> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => {
            Failed::input(message!("terminal-host-address-taken", address = address.to_string()))
        }
        _ => {
            let (address, why) = (address.to_string(), error.to_string());
            Failed::input(message!("terminal-host-no-listening", address = address, why = why))
        }
    })
}

/// Returns the listening socket passed by systemd, if any. It stays open while the server restarts.
fn inherited_listener() -> Result<Option<TcpListener>, Failed> {
    let inherited = ListenFd::from_env().take_tcp_listener(0).and_then(|found| {
        let Some(listener) = found else { return Ok(None) };
        listener.set_nonblocking(true)?;
        TcpListener::from_std(listener).map(Some)
    });
    inherited.map_err(|error| {
        let (address, why) = ("systemd", error.to_string());
        Failed::input(message!("terminal-host-no-listening", address = address, why = why))
    })
}

pub fn run(arguments: &Serve, language: Language) -> Result<(), Failed> {
    if let Some(folder) = arguments.page.as_ref().filter(|folder| !folder.join("index.html").is_file()) {
        let folder = folder.display().to_string();
        return Err(Failed::input(message!("terminal-host-page-folder", folder = folder)));
    }
    let (config, _) = arguments.data.config(arguments.options())?;
    let data = Data::of(&config)?;
    if arguments.data.shows_password() {
        eprintln!("{}", message!("terminal-host-password").text(language));
    }
    for (name, meant) in config::mistyped_variables() {
        eprintln!("{}", message!("terminal-host-variable", name = name, meant = meant).text(language));
    }
    let settings = arguments.settings(&config)?;
    let backups = config.backup_dir.as_ref().map(|folder| Backups {
        folder: folder.clone(),
        every: Duration::from_secs(config.backup_hours * 3600),
        keep: config.backup_keep as usize,
    });
    backups.iter().try_for_each(Backups::check)?;
    begin_log(config.log);
    runtime()?.block_on(serve(arguments, &config, &data, settings, backups, language))
}

async fn serve(
    arguments: &Serve,
    config: &Config,
    data: &Data,
    settings: ServiceSettings,
    backups: Option<Backups>,
    language: Language,
) -> Result<(), Failed> {
    let mut address = config.listen;
    if arguments.lan {
        address.set_ip(std::net::Ipv4Addr::UNSPECIFIED.into());
    }
    // Ports are opened first, so that a server that cannot start does not change the database.
    let listener = match inherited_listener()? {
        Some(listener) => listener,
        None => self::listener(address).await?,
    };
    let metrics = match config.metrics_listen {
        Some(address) => Some(self::listener(address).await?),
        None => None,
    };
    let _lock = data.lock()?;
    let store: Arc<Sql> = Arc::new(data.open().await?);
    let here = listener.local_addr().unwrap_or(address);
    let url = match &config.public_url {
        Some(url) => url.trim_end_matches('/').to_string(),
        None if arguments.lan => format!("http://{}:{}", lan::address(), here.port()),
        None => format!("http://{here}"),
    };
    let stop = signal();
    println!("{}", message!("terminal-host-is-at", url = &url, data = data.name()).text(language));
    if config.public_url.is_some() {
        println!("{}", message!("terminal-host-behind-proxy", address = here.to_string()).text(language));
    }
    if arguments.lan {
        print!("{}", lan::picture(&url));
    }
    if arguments.open {
        lan::show(&url);
    }
    let rates = if arguments.no_rate_limits { Rates::NONE } else { Rates::default() };
    let page = arguments.page.clone().map_or(PageFiles::BuiltIn, PageFiles::Folder);
    let reach = Reach {
        public_url: config.public_url.clone(),
        rates,
        page,
        connections: connections(),
        metrics_elsewhere: metrics.is_some(),
        ..Reach::default()
    };
    let (service, node) = cluster::join(config, data, &store, settings).await?;
    let counts = Arc::clone(&service.shared.counts);
    let beside = [
        metrics.map(|listener| tokio::spawn(server::http::serve_metrics(Arc::clone(&service), listener))),
        backups.map(|backups| tokio::spawn(backups.run(store, counts))),
        node,
    ];
    let served = server::serve::serve(service, listener, reach, stop).await;
    beside.into_iter().flatten().for_each(|task| task.abort());
    served.map_err(|lost| data.failed(&lost))
}

/// Number of open files that a server needs besides its connections: for the database, pages and
/// webhooks.
const OTHER_FILES: u64 = 128;

/// Raises the limit on open files as far as possible, and returns the maximum number of
/// connections.
fn connections() -> usize {
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024);
    usize::try_from(files.saturating_sub(OTHER_FILES).max(OTHER_FILES)).unwrap_or(usize::MAX)
}

/// Waits for a signal to stop. SIGTERM is handled from this call on, even before the future is
/// awaited.
fn signal() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    async move {
        #[cfg(unix)]
        if let Ok(mut terminate) = terminate {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// Back up all data of a server to one file.
///
/// The server can keep running. The file contains the secrets of unfinished games: keep it safe.
#[derive(Args)]
pub struct Backup {
    /// File to write; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    data: DataArguments,
}

pub fn backup(arguments: &Backup, language: Language) -> Result<String, Failed> {
    let data = arguments.data.data()?;
    let rows = runtime()?.block_on(async {
        let store = data.open_current().await?;
        let mut file = WholeFile::new(&arguments.file)?;
        let rows = server::store::backup(&store, &mut file).await;
        let _ = store.close().await;
        let rows = rows.map_err(|error| match error {
            BackupError::File(error) => Failed::unwritten(&arguments.file, &error),
            error => data.not_restored(&error, &arguments.file),
        })?;
        file.finish().map(|()| rows)
    })?;
    let told = message!("terminal-host-backed-up", file = file_name(&arguments.file), count = rows, data = data.name());
    Ok(format!("{}\n", told.text(language)))
}

/// Restore a backup to a new data file or an empty database.
#[derive(Args)]
pub struct Restore {
    /// Backup file; - for standard input
    file: PathBuf,
    #[command(flatten)]
    data: DataArguments,
}

pub fn restore(arguments: &Restore, language: Language) -> Result<String, Failed> {
    let data = arguments.data.data()?;
    let backup: Box<dyn BufRead> = match arguments.file == Path::new("-") {
        true => Box::new(std::io::stdin().lock()),
        false => {
            let file = File::open(&arguments.file);
            Box::new(BufReader::new(file.map_err(|error| Failed::unreadable(&arguments.file, error.to_string()))?))
        }
    };
    let _lock = data.lock_new()?;
    let rows = runtime()?.block_on(data.restore(backup)).map_err(|error| data.not_restored(&error, &arguments.file))?;
    let told = message!("terminal-host-restored", data = data.name(), count = rows);
    Ok(format!("{}\n", told.text(language)))
}

/// Print the game file of a finished game.
#[derive(Args)]
pub struct ExportGame {
    /// Id of the game: the last part of its link
    game: String,
    #[command(flatten)]
    data: DataArguments,
}

pub fn export(arguments: &ExportGame, language: Language) -> Result<String, Failed> {
    let data = arguments.data.data()?;
    runtime()?.block_on(async {
        let store: Arc<dyn Store> = Arc::new(data.open_current().await?);
        let service = service(Arc::clone(&store), ServiceSettings::default())?;
        let table = TableId::from(arguments.game.as_str());
        let reply = service.call(&Caller::default(), Request::ReadTable(TableQuery::Record { table })).await;
        let _ = store.close().await;
        reply.map(|reply| reply.text().to_string()).map_err(|refusal| Failed::plain(refusal.text(language)))
    })
}

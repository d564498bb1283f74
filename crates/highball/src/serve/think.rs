//! `highball think`: runs a worker, a process that makes decisions for a cluster's bots.

use clap::Args;

use super::config::{Config, LogLevel};
use super::data::{Data, DataArguments};
use crate::fail::Failed;
use crate::words::{Language, message};

/// Run a worker that makes decisions for a cluster's bots.
///
/// A worker communicates with the servers through NATS or the cluster's database. Its database
/// role needs no access to the stored data. For each decision, the worker receives what one seat
/// has seen. You can start and stop workers at any time: without workers, the servers decide.
#[derive(Args)]
pub struct Think {
    #[command(flatten)]
    data: DataArguments,
    /// Number of concurrent decisions [default: the number of cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_024))]
    threads: Option<u32>,
    /// NATS server of the cluster, if it has one: nats://host:4222 [env: HIGHBALL_BUS]
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    /// Log level; the log is written to standard error as lines of JSON [default: warn]
    #[arg(long, value_name = "LEVEL", value_enum)]
    log: Option<LogLevel>,
}

pub fn think(arguments: &Think, language: Language) -> Result<(), Failed> {
    let mut options = toml::Table::new();
    options.extend(arguments.bus.clone().map(|bus| ("bus".to_string(), bus.into())));
    options.extend(arguments.log.map(|log| ("log".to_string(), log.word().into())));
    let (config, _) = arguments.data.config(options)?;
    let data = Data::of(&config)?;
    if arguments.data.shows_password() {
        eprintln!("{}", message!("terminal-host-password").text(language));
    }
    super::begin_log(config.log);
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    super::runtime()?.block_on(work(&config, &data, arguments.threads.unwrap_or(cores), language))
}

#[cfg(feature = "postgres")]
async fn work(config: &Config, data: &Data, threads: u32, language: Language) -> Result<(), Failed> {
    use std::sync::Arc;

    use server::cluster::BotWorker;
    use server::workers::WorkerThreads;

    use super::cluster::{BusRole, bus};

    let stop = super::signal();
    let (name, bus, inbox) = bus(config, data, BusRole::Worker).await?;
    println!("{}", message!("terminal-host-thinks", count = threads as usize).text(language));
    let pool = Arc::new(WorkerThreads::new(threads as usize));
    Arc::new(BotWorker::new(name, bus, pool, threads)).work(inbox, stop).await;
    Ok(())
}

#[cfg(not(feature = "postgres"))]
async fn work(_: &Config, _: &Data, _: u32, _: Language) -> Result<(), Failed> {
    Err(Failed::input(message!("terminal-host-without-postgres")))
}

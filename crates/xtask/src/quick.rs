//! Quick checks during development, limited to changed packages and those that use them directly.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::page::{self, Node};
use crate::shell::{ShellStep, root};
use crate::steps::{self, PAGE_CHECKS, QUICK};
use crate::wording;

/// Tests of golden records, frozen messages, hashes and stored data. They run after every change.
const ALWAYS: [&str; 3] = ["records::", "special::", "frozen::"];
const ALWAYS_IN: [&str; 3] = ["laws", "campaign", "server"];
/// Tests that only `cargo testall` runs, because they search randomly, draw boards or wait for
/// processes.
const LEFT_OUT: [&str; 9] = [
    "bad_input::",
    "campaign::all_twelve",
    "damage::",
    "drawing::",
    "faults::",
    "kill::",
    "simulation::",
    "twins::",
    "twins_see",
];
/// Tests that take several seconds and run only if their own package has changed.
const OWN_ONLY: [&str; 21] = [
    "advise::",
    "bots::bots_do_not_peek",
    "bots::every_bot_plays",
    "cli::campaign::",
    "cli::languages::",
    "cli::outside::",
    "cli::tampered::campaign",
    "help::",
    "history::",
    "laws::linked_games",
    "library::board_drawings",
    "net::",
    "pack_flaws::",
    "permissions::",
    "played::",
    "rulebook::random::",
    "rulebook::secrets::",
    "silence::",
    "sleep::",
    "sockets::two_people",
    "webhooks::failed_calls",
];

pub fn run(base: Option<&str>) -> Result<(), String> {
    let files = changed_files(base)?;
    let workspace = Workspace::read()?;
    let tests = |packages: &BTreeSet<String>| test_step(&workspace.test_programs(packages));
    let changed = workspace.changed(&files);
    let affected = workspace.with_dependents(&changed);
    println!("{} files changed; affected: {}", files.len(), listed(&affected));
    steps::format()?;
    println!("== wording");
    wording::run(base)?;
    if !affected.is_empty() {
        println!("== lints and building tests");
        steps::build_tests(false)?;
        let dependents = &affected - &changed;
        for (packages, left_out) in
            [(&changed, &LEFT_OUT[..]), (&dependents, &[LEFT_OUT.as_slice(), &OWN_ONLY].concat())]
        {
            if !packages.is_empty() {
                println!("== tests of {}", listed(packages));
                let skipped: Vec<&str> = left_out.iter().flat_map(|name| ["--skip", name]).collect();
                QUICK.apply(tests(packages).args(&["--"]).args(&skipped)).run()?;
            }
        }
    }
    let unaffected: BTreeSet<String> = ALWAYS_IN.map(str::to_string).into_iter().collect();
    let unaffected = &unaffected - &affected;
    if !unaffected.is_empty() {
        println!("== golden records and frozen messages");
        tests(&unaffected).args(&["--"]).args(&ALWAYS).run()?;
    }
    if files.iter().any(|file| ["web/", "data/", "crates/protocol/bindings/"].iter().any(|at| file.starts_with(at))) {
        page()?;
    }
    println!("== quick checks hold; `cargo testall` runs the rest");
    Ok(())
}

/// Returns the step that runs these test programs. The programs are selected by name from the whole
/// workspace: with `--package`, cargo would choose other features for some dependencies and rebuild
/// them, along with everything that uses them. The programs are linted as in `testall`, so that
/// both commands share one build.
fn test_step(programs: &BTreeSet<String>) -> ShellStep {
    let step = steps::linting(ShellStep::cargo(&["test", "--quiet"]).args(&steps::WORKSPACE));
    programs.iter().fold(step, |step, name| step.args(&["--test", name]))
}

fn page() -> Result<(), String> {
    let Some(node) = Node::find() else {
        return Err("the page has changed, and its checks need Node 20.19".to_string());
    };
    page::fetch(&node)?;
    for script in PAGE_CHECKS {
        println!("== page: {script}");
        node.npm(&["run", "--silent", script]).run()?;
    }
    Ok(())
}

fn listed(names: &BTreeSet<String>) -> String {
    if names.is_empty() { "none".to_string() } else { names.iter().cloned().collect::<Vec<_>>().join(", ") }
}

/// Returns the commit to compare with: the named one, or the one at which this branch left the main
/// branch. For the main branch itself, returns its upstream or, if there is none, the last commit.
pub fn base(named: Option<&str>) -> String {
    let common = |branch: &&str| ShellStep::new("git", &["merge-base", "HEAD", branch]).output().ok();
    let found = || ["origin/main", "main"].iter().find_map(common);
    named.map(str::to_string).or_else(found).map_or("HEAD".to_string(), |base| base.trim().to_string())
}

/// Lists files that differ from the base, committed or not.
fn changed_files(named: Option<&str>) -> Result<Vec<String>, String> {
    let differing = ShellStep::new("git", &["diff", "--name-only", &base(named)]).output()?;
    let untracked = ShellStep::new("git", &["ls-files", "--others", "--exclude-standard"]).output()?;
    Ok(differing.lines().chain(untracked.lines()).map(str::to_string).collect())
}

/// The packages of the workspace by name.
struct Workspace(BTreeMap<String, Package>);

struct Package {
    folder: String,
    /// Names that the manifest inherits from the workspace, including those of all workspace
    /// packages that it uses.
    uses: BTreeSet<String>,
    /// Whether the package has the test program `NAME-tests`.
    has_tests: bool,
}

/// A test program that runs after every change, because it checks documents and code style in all
/// packages.
const HOUSE_TESTS: &str = "xtask-tests";

impl Workspace {
    fn read() -> Result<Workspace, String> {
        let mut packages = BTreeMap::new();
        let crates = fs::read_dir(root().join("crates")).map_err(|error| error.to_string())?.flatten();
        let folders = crates.map(|entry| format!("crates/{}", entry.file_name().to_string_lossy()));
        for folder in folders.chain(["examples/rust-bot".to_string()]) {
            let Ok(manifest) = fs::read_to_string(root().join(&folder).join("Cargo.toml")) else { continue };
            // Skip packages that are separate workspaces: commands for the main workspace do not
            // apply to them.
            if manifest.lines().any(|line| line == "[workspace]") {
                continue;
            }
            let name = name(&manifest);
            let has_tests = manifest.contains(&format!("name = \"{name}-tests\""));
            packages.insert(name, Package { folder, uses: uses(&manifest), has_tests });
        }
        Ok(Workspace(packages))
    }

    /// Returns the packages with changed files. Embedded data counts as part of the crate that
    /// embeds it, a document in `docs` as part of xtask, and the workspace manifest, lock file and
    /// toolchain file as part of every package.
    fn changed(&self, files: &[String]) -> BTreeSet<String> {
        let is_shared = |file: &String| matches!(file.as_str(), "Cargo.toml" | "Cargo.lock" | "rust-toolchain.toml");
        if files.iter().any(is_shared) {
            return self.0.keys().cloned().collect();
        }
        let embedded = [
            ("data/maps/", "maps"),
            ("data/nets/", "bots"),
            ("data/packs/", "campaign"),
            ("data/words/", "words"),
            ("docs/", "xtask"),
        ];
        let mut changed = BTreeSet::new();
        for file in files {
            let owners = self.0.iter().filter(|(_, package)| file.starts_with(&format!("{}/", package.folder)));
            changed.extend(owners.map(|(name, _)| name.clone()));
            let of_data = embedded.iter().filter(|(folder, _)| file.starts_with(folder));
            changed.extend(of_data.map(|(_, name)| name.to_string()));
        }
        changed
    }

    fn with_dependents(&self, changed: &BTreeSet<String>) -> BTreeSet<String> {
        let dependents = self.0.iter().filter(|(_, package)| !package.uses.is_disjoint(changed));
        changed.iter().cloned().chain(dependents.map(|(name, _)| name.clone())).collect()
    }

    /// Returns the test programs of these packages, and the one that always runs.
    fn test_programs(&self, packages: &BTreeSet<String>) -> BTreeSet<String> {
        let with_tests = packages.iter().filter(|name| self.0.get(*name).is_some_and(|package| package.has_tests));
        with_tests.map(|name| format!("{name}-tests")).chain([HOUSE_TESTS.to_string()]).collect()
    }
}

fn name(manifest: &str) -> String {
    let line = manifest.lines().find_map(|line| line.strip_prefix("name = "));
    line.unwrap_or("").trim_matches('"').to_string()
}

/// Returns the names that a manifest inherits from the workspace. They include all workspace
/// packages that it uses, but also external crates and fields such as `version`.
fn uses(manifest: &str) -> BTreeSet<String> {
    manifest.lines().filter_map(|line| Some(line.split_once(".workspace = true")?.0.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| name.to_string()).collect()
    }

    #[test]
    fn changes_reach_direct_dependents() {
        let workspace = Workspace::read().expect("the workspace can be read");
        let affected = |files: &[&str]| {
            let files: Vec<String> = files.iter().map(|file| file.to_string()).collect();
            workspace.with_dependents(&workspace.changed(&files))
        };
        assert_eq!(affected(&[]), names(&[]));
        assert_eq!(affected(&["README.md"]), names(&[]));
        assert_eq!(affected(&["crates/highball/src/main.rs"]), names(&["highball"]));
        assert_eq!(affected(&["crates/server/src/lib.rs"]), names(&["highball", "rust-bot", "server"]));
        assert!(affected(&["data/maps/usa/routes.csv"]).is_superset(&names(&["maps", "bots", "rules", "server"])));
        assert_eq!(affected(&["Cargo.lock"]).len(), workspace.0.len());
        assert_eq!(affected(&["crates/python/src/lib.rs"]), names(&[]), "it is a workspace of its own");
    }

    #[test]
    fn selected_test_programs_exist() {
        let workspace = Workspace::read().expect("the workspace can be read");
        let all = workspace.0.keys().cloned().collect();
        let known = ShellStep::cargo(&["metadata", "--no-deps", "--offline", "--format-version", "1"]).output();
        let known = known.expect("cargo knows the workspace");
        let programs = workspace.test_programs(&all);
        assert!(programs.len() > 10, "{programs:?}");
        for program in programs {
            assert!(known.contains(&format!("\"name\":\"{program}\"")), "{program} does not exist");
        }
        for package in workspace.0.keys() {
            assert!(known.contains(&format!("\"name\":\"{package}\"")), "{package} is not in the workspace");
        }
        assert_eq!(workspace.test_programs(&names(&["dealer"])), names(&["xtask-tests"]));
    }
}

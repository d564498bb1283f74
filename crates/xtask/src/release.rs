//! Releases: one binary with its page, checked against old records before it is packaged.

use std::fs;
use std::path::Path;

use crate::page::{self, Node};
use crate::shell::{ShellStep, root, target};

/// Files shipped with the program, with their places in the archive. The documents keep theirs, so that links between
/// them work.
const PACKED: [(&str, &str); 9] = [
    ("README.md", "README.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("data/type/LICENSE-OFL", "LICENSE-OFL"),
    ("docs/server.md", "docs/server.md"),
    ("docs/administration.md", "docs/administration.md"),
    ("docs/upgrade.md", "docs/upgrade.md"),
    ("docs/cluster.md", "docs/cluster.md"),
];

/// Builds the binary for a target of rustc, or for this machine, and packs it into `target/dist`. Another profile than
/// `release` is only good for trying this command.
pub fn run(triple: Option<&str>, profile: Option<&str>) -> Result<(), String> {
    let node = Node::find().ok_or("a release needs the page, and that needs Node 20.19 or newer with npm")?;
    page::build(&node)?;
    let profile = profile.unwrap_or("release");
    let build = ShellStep::cargo(&["build", "--profile", profile, "--package", "highball", "--all-features"]);
    // Cargo calls the folder of this one profile differently.
    let built = if profile == "dev" { "debug" } else { profile };
    let (build, folder) = match triple {
        Some(triple) => (build.args(&["--target", triple]), target().join(triple).join(built)),
        None => (build, target().join(built)),
    };
    build.run()?;
    let name = format!("highball{}", std::env::consts::EXE_SUFFIX);
    let program = folder.join(&name);
    replay_corpus(&program.display().to_string())?;
    let version = ShellStep::new(&program.display().to_string(), &["--version"]).output()?;
    let version = version.split_whitespace().last().unwrap_or("unknown");
    let host = ShellStep::new("rustc", &["--print", "host-tuple"]).output()?;
    let package = format!("highball-{version}-{}", triple.unwrap_or(host.trim()));
    let dist = target().join("dist");
    fill(&dist.join(&package), &program)?;
    let dist = dist.display().to_string();
    let archive = format!("{dist}/{package}.tar.gz");
    pack(&dist, &archive, &package)?;
    // Write the list of components, and the checksums of both files.
    let list = format!("{dist}/{package}.cdx.json");
    node.npm(&["run", "--silent", "sbom", "--", &list, &archive]).run()?;
    println!("{archive}\n{archive}.sha256\n{list}");
    Ok(())
}

/// Fills the folder that becomes the archive. Nothing of an earlier attempt stays in it.
fn fill(folder: &Path, program: &Path) -> Result<(), String> {
    let failed = |path: &Path| {
        let path = path.display().to_string();
        move |error: std::io::Error| format!("{path}: {error}")
    };
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(failed(folder))?;
    }
    fs::create_dir_all(folder.join("docs")).map_err(failed(folder))?;
    let name = program.file_name().unwrap_or_default();
    fs::copy(program, folder.join(name)).map_err(failed(program))?;
    for (file, to) in PACKED.map(|(file, to)| (root().join(file), folder.join(to))) {
        fs::copy(&file, to).map_err(failed(&file))?;
    }
    copy_folder(&root().join("deploy"), &folder.join("deploy"))
}

/// Packs a folder. With GNU tar, equal files give equal archives whoever packs them, and whenever.
fn pack(dist: &str, archive: &str, folder: &str) -> Result<(), String> {
    let is_gnu = ShellStep::new("tar", &["--version"]).output().is_ok_and(|version| version.contains("GNU"));
    let alike = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner", "--mode=go=rX,u+rw"];
    let alike: &[&str] = if is_gnu { &alike } else { &[] };
    ShellStep::new("tar", alike).args(&["-C", dist, "-czf", archive, folder]).run()
}

/// Secrets of a server that somebody has set up in `deploy`.
const SECRETS: [&str; 3] = ["admin-token", "database", "database-password"];

/// Copies a folder and its contents, except secrets.
fn copy_folder(from: &Path, to: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", from.display());
    fs::create_dir_all(to).map_err(failed)?;
    for entry in fs::read_dir(from).map_err(failed)?.flatten() {
        if SECRETS.iter().any(|name| entry.file_name() == *name) {
            continue;
        }
        let to = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy_folder(&entry.path(), &to)?,
            false => drop(fs::copy(entry.path(), to).map_err(failed)?),
        }
    }
    Ok(())
}

/// Replays every record of the corpus, so that a binary that misreads old games is not released.
fn replay_corpus(program: &str) -> Result<(), String> {
    let corpus = root().join("crates/laws/tests/corpus");
    for entry in fs::read_dir(&corpus).map_err(|error| error.to_string())?.flatten() {
        let file = entry.path().display().to_string();
        println!("replaying {file}");
        ShellStep::new(program, &["replay", &file])
            .output()
            .map_err(|text| format!("{file} does not replay: {text}"))?;
    }
    Ok(())
}

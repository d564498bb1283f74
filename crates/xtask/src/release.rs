//! Releases: one binary with its page, checked against old records before it is packaged.

use std::fs;
use std::path::Path;

use crate::page::{self, Node};
use crate::shell::{ShellStep, root, target};

/// Files shipped with the program.
const PACKED: [&str; 7] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "data/type/LICENSE-OFL",
    "docs/upgrade.md",
    "docs/administration.md",
];

/// Builds the binary for a target of rustc, or for this machine, and packs it into `target/dist`.
pub fn run(triple: Option<&str>) -> Result<(), String> {
    let node = Node::find().ok_or("a release needs the page, and that needs Node 20.19 or newer with npm")?;
    page::build(&node)?;
    let build = ShellStep::cargo(&["build", "--release", "--package", "highball", "--all-features"]);
    let (build, folder) = match triple {
        Some(triple) => (build.args(&["--target", triple]), target().join(triple).join("release")),
        None => (build, target().join("release")),
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
    let packed = dist.join(&package);
    fs::create_dir_all(&packed).map_err(|error| format!("{}: {error}", packed.display()))?;
    for file in PACKED.map(|file| root().join(file)).iter().chain([&program]) {
        let to = packed.join(file.file_name().unwrap_or_default());
        fs::copy(file, &to).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    copy_folder(&root().join("deploy"), &packed.join("deploy"))?;
    let (dist, archive) = (dist.display().to_string(), format!("{package}.tar.gz"));
    let archive = format!("{dist}/{archive}");
    ShellStep::new("tar", &["-C", &dist, "-czf", &archive, &package]).run()?;
    // Write the list of components, and the checksums of both files.
    let list = format!("{dist}/{package}.cdx.json");
    node.npm(&["run", "--silent", "sbom", "--", &list, &archive]).run()?;
    println!("{archive}\n{archive}.sha256\n{list}");
    Ok(())
}

/// Copies a folder and its contents.
fn copy_folder(from: &Path, to: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", from.display());
    fs::create_dir_all(to).map_err(failed)?;
    for entry in fs::read_dir(from).map_err(failed)?.flatten() {
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

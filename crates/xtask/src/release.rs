//! Releases: one binary with its page, checked against old records before it is packed.

use std::fs;

use crate::page::{self, Node};
use crate::shell::{Step, root, target};

/// Builds the binary for a target of rustc, or for this machine, and packs it into `target/dist`.
pub fn run(triple: Option<&str>) -> Result<(), String> {
    let node = Node::find().ok_or("a release needs the page, and that needs Node 20.19 or newer with npm")?;
    page::build(&node)?;
    let build = Step::cargo(&["build", "--release", "--package", "highball", "--all-features"]);
    let (build, folder) = match triple {
        Some(triple) => (build.args(&["--target", triple]), target().join(triple).join("release")),
        None => (build, target().join("release")),
    };
    build.run()?;
    let name = format!("highball{}", std::env::consts::EXE_SUFFIX);
    let program = folder.join(&name);
    replay_corpus(&program.display().to_string())?;
    let version = Step::new(&program.display().to_string(), &["--version"]).output()?;
    let version = version.split_whitespace().last().unwrap_or("unknown");
    let host = Step::new("rustc", &["--print", "host-tuple"]).output()?;
    let package = format!("highball-{version}-{}", triple.unwrap_or(host.trim()));
    let dist = target().join("dist");
    let packed = dist.join(&package);
    fs::create_dir_all(&packed).map_err(|error| format!("{}: {error}", packed.display()))?;
    for file in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "data/type/LICENSE-OFL"]
        .map(|file| root().join(file))
        .iter()
        .chain([&program])
    {
        let to = packed.join(file.file_name().unwrap_or_default());
        fs::copy(file, &to).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let (dist, archive) = (dist.display().to_string(), format!("{package}.tar.gz"));
    Step::new("tar", &["-C", &dist, "-czf", &format!("{dist}/{archive}"), &package]).run()?;
    println!("{dist}/{archive}");
    Ok(())
}

/// Replays every record of the corpus: a binary that misreads old games is not released.
fn replay_corpus(program: &str) -> Result<(), String> {
    let corpus = root().join("crates/laws/tests/corpus");
    for entry in fs::read_dir(&corpus).map_err(|error| error.to_string())?.flatten() {
        let file = entry.path().display().to_string();
        println!("replaying {file}");
        Step::new(program, &["replay", &file]).output().map_err(|text| format!("{file} does not replay: {text}"))?;
    }
    Ok(())
}

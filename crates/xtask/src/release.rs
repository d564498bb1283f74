//! Releases. A release is one binary with its page, tested with old records before it is packaged.

use std::fs;
use std::path::Path;

use crate::page::{self, Node};
use crate::shell::{ShellStep, root, target};

/// Files and folders that are shipped with the program. Their paths stay the same, so that links
/// between documents work.
const PACKED: [&str; 10] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "data/type/LICENSE-OFL",
    "data/maps/PROVENANCE.md",
    "docs",
    "deploy",
];

/// Builds the binary for a rustc target, by default this machine, and packages it into
/// `target/dist`. Profiles other than `release` are only for trying out this command.
pub fn run(triple: Option<&str>, profile: Option<&str>) -> Result<(), String> {
    let node = Node::find().ok_or("a release needs the page, and that needs Node 20.19 or newer with npm")?;
    page::build(&node)?;
    let profile = profile.unwrap_or("release");
    let build = ShellStep::cargo(&["build", "--profile", profile, "--package", "highball", "--all-features"]);
    // Cargo uses another folder name for this profile.
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

/// Fills the folder that becomes the archive, after deleting files from an earlier attempt.
fn fill(folder: &Path, program: &Path) -> Result<(), String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    copy(program, &folder.join(program.file_name().unwrap_or_default()))?;
    PACKED.iter().try_for_each(|path| copy(&root().join(path), &folder.join(path)))
}

/// Packs a folder. With GNU tar, archives of the same files are identical, regardless of user and time.
fn pack(dist: &str, archive: &str, folder: &str) -> Result<(), String> {
    let is_gnu = ShellStep::new("tar", &["--version"]).output().is_ok_and(|version| version.contains("GNU"));
    let alike = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner", "--mode=go=rX,u+rw"];
    let alike: &[&str] = if is_gnu { &alike } else { &[] };
    ShellStep::new("tar", alike).args(&["-C", dist, "-czf", archive, folder]).run()
}

/// File names of secrets that a server in `deploy` may have.
const SECRETS: [&str; 3] = ["admin-token", "database", "database-password"];

/// Copies a file, or a folder with its contents, except secrets.
fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", from.display());
    if from.is_file() {
        fs::create_dir_all(to.parent().unwrap_or(to)).map_err(failed)?;
        return fs::copy(from, to).map(drop).map_err(failed);
    }
    for entry in fs::read_dir(from).map_err(failed)?.flatten() {
        if !SECRETS.iter().any(|name| entry.file_name() == *name) {
            copy(&entry.path(), &to.join(entry.file_name()))?;
        }
    }
    Ok(())
}

/// Replays every record of the corpus, so that no binary is released that misreads old games.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Links in these documents must lead to files in the archive.
    #[test]
    fn links_of_packed_guides_work() {
        let mut links = 0;
        for file in ["README.md", "docs/server.md", "docs/administration.md", "docs/upgrade.md", "docs/cluster.md"] {
            let text = fs::read_to_string(root().join(file)).expect("a document");
            let folder = Path::new(file).parent().expect("a folder");
            for link in text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()) {
                if link.is_empty() || link.starts_with("http") {
                    continue;
                }
                let to = match link.strip_prefix("../") {
                    Some(link) => Path::new(link).to_path_buf(),
                    None => folder.join(link),
                };
                assert!(root().join(&to).exists(), "{file} links to {link}");
                assert!(
                    PACKED.iter().any(|packed| to.starts_with(packed)),
                    "{file} links to {link}, which is not packed"
                );
                links += 1;
            }
        }
        assert!(links > 20, "{links}");
    }
}

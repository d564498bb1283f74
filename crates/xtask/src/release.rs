//! Releases. A release is one binary that contains the page. It is tested with old records before
//! it is packaged.

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
/// `target/dist`. Use profiles other than `release` only to try out this command.
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
    let name = format!("highball-{version}-{}", triple.unwrap_or(host.trim()));
    package(&node, &program, &name, &target().join("dist"))?.iter().for_each(|file| println!("{file}"));
    Ok(())
}

/// Packages a program into an archive, and writes the list of its components and the checksums of
/// both. Returns the paths of these files.
fn package(node: &Node, program: &Path, name: &str, dist: &Path) -> Result<[String; 4], String> {
    fill(&dist.join(name), program)?;
    let dist = dist.display().to_string();
    let [archive, list] = ["tar.gz", "cdx.json"].map(|end| format!("{dist}/{name}.{end}"));
    pack(&dist, &archive, name)?;
    node.npm(&["run", "--silent", "sbom", "--", &list, &archive, &list]).run()?;
    let sums = [&archive, &list].map(|file| format!("{file}.sha256"));
    let [archive_sum, list_sum] = sums;
    Ok([archive, archive_sum, list, list_sum])
}

/// Fills the folder that becomes the archive, after deleting files from an earlier attempt.
fn fill(folder: &Path, program: &Path) -> Result<(), String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    copy(program, &folder.join(program.file_name().unwrap_or_default()))?;
    PACKED.iter().try_for_each(|path| copy(&root().join(path), &folder.join(path)))
}

/// Packs a folder. With GNU tar, archives of the same files are identical, regardless of user and
/// time.
fn pack(dist: &str, archive: &str, folder: &str) -> Result<(), String> {
    let is_gnu = ShellStep::new("tar", &["--version"]).output().is_ok_and(|version| version.contains("GNU"));
    let alike = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner", "--mode=go=rX,u+rw"];
    let alike: &[&str] = if is_gnu { &alike } else { &[] };
    ShellStep::new("tar", alike).args(&["-C", dist, "-czf", archive, folder]).run()
}

/// Names of the files in `deploy` in which a server may keep secrets.
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

/// Replays every record of the corpus. A binary that misreads old games must not be released.
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

    /// A script that checks a list of components against both lock files.
    const LIST: &str = r#"
import json, subprocess, sys, tomllib
with open(sys.argv[1]) as file:
    document = json.load(file)
assert document["bomFormat"] == "CycloneDX" and document["specVersion"] == "1.5" and document["version"] == 1
assert document["metadata"]["component"]["name"] == "highball"
purls = [component["purl"] for component in document["components"]]
assert len(purls) == len(set(purls)), "a component is listed twice"
for component in document["components"]:
    assert component["type"] == "library" and component["name"] and component["version"], component
with open("Cargo.lock", "rb") as file:
    locked = {f"pkg:cargo/{one['name']}@{one['version']}" for one in tomllib.load(file)["package"] if "source" in one}
with open("web/package-lock.json") as file:
    packages = json.load(file)["packages"].items()
npm = {f"pkg:npm/{path.split('node_modules/')[-1].replace('@', '%40')}@{one['version']}"
       for path, one in packages if path and not one.get("optional")}
listed = set(purls)
assert listed <= locked | npm, listed - locked - npm
assert npm <= listed, npm - listed
tree = ["tree", "--package", "highball", "--edges", "normal", "--all-features", "--target", "all", "--locked"]
tree = subprocess.run(["cargo", *tree, "--prefix", "none", "--format", "{p}"], check=True, capture_output=True, text=True)
used = {f"pkg:cargo/{line.split()[0]}@{line.split()[1][1:]}" for line in tree.stdout.splitlines()}
assert used & locked <= listed, used & locked - listed
"#;

    /// Checks that the archive contains the program and several documents, the checksums match, the
    /// list of components is complete, and packing again gives the same archive.
    #[test]
    fn packages_are_complete_and_alike() {
        let skip = |what: &str| drop(std::io::Write::write_all(&mut std::io::stderr(), what.as_bytes()));
        let Some(node) = Node::find() else { return skip("skipped: packages, which need Node\n") };
        let dist = std::env::temp_dir().join(format!("highball-dist-{}", std::process::id()));
        let run = |program: &str, arguments: &[&str]| {
            let step = ShellStep::new(program, arguments);
            step.within(&dist.display().to_string()).output()
        };
        fs::create_dir_all(&dist).expect("a folder");
        let program = dist.join("highball");
        let packed = || {
            fs::write(&program, "not really a program").expect("a file");
            package(&node, &program, "highball-0.0.0-test", &dist).expect("it is packed")
        };
        let [archive, archive_sum, list, list_sum] = packed();
        let files = run("tar", &["-tzf", &archive]).expect("an archive");
        for file in
            ["highball", "docs/upgrade.md", "deploy/compose.yaml", "deploy/kubernetes/highball.yaml", "LICENSE-MIT"]
        {
            assert!(files.lines().any(|line| line == format!("highball-0.0.0-test/{file}")), "{file} is missing");
        }
        let check = |file: &str| run("sha256sum", &["--check", file]);
        match run("sha256sum", &["--version"]) {
            Ok(_) => {
                for sum in [&archive_sum, &list_sum] {
                    check(sum).expect("the checksum matches");
                }
                let whole = fs::read(&archive).expect("an archive");
                packed();
                assert!(fs::read(&archive).expect("an archive") == whole, "the same files give the same archive");
                fs::write(&archive, &whole[1..]).expect("another file");
                assert!(check(&archive_sum).is_err(), "another file does not match");
            }
            Err(_) => skip("skipped: checksums, which need sha256sum\n"),
        }
        let python = |list: &str| ShellStep::new("python3", &["-c", LIST, list]).output();
        match ShellStep::new("python3", &["-c", "import tomllib"]).output() {
            Ok(_) => {
                python(&list).unwrap_or_else(|said| panic!("{said}"));
                let text = fs::read_to_string(&list).expect("a list");
                for (right, planted) in
                    [("pkg:cargo/sqlx@", "pkg:cargo/sqly@"), ("pkg:npm/svelte@", "pkg:npm/svelte@9")]
                {
                    assert!(text.contains(right), "{right}");
                    fs::write(&list, text.replacen(right, planted, 1)).expect("another list");
                    assert!(python(&list).is_err(), "{planted} is found");
                }
            }
            Err(_) => skip("skipped: the list of components, which needs Python 3.11\n"),
        }
        let _ = fs::remove_dir_all(dist);
    }

    /// Checks that links in the main guides lead to files in the archive.
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

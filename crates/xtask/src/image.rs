//! Assembles the file tree of the container image without a container engine, and starts it without
//! a network: with an engine if there is one, and otherwise in a chroot.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{ShellStep, has, root, target};

/// The user id in the image, the same as in the Containerfile.
const USER: &str = "65532";
/// The volumes, which are the only folders to which the user may write.
const VOLUMES: [&str; 2] = ["var/lib/highball", "var/backups/highball"];
/// Certificate bundles of common systems.
const CERTIFICATES: [&str; 3] =
    ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"];

/// Script that starts the server in the tree, using only the loopback network, waits until it is
/// ready, and stops it.
const START: &str = r#"
ip link set lo up 2>/dev/null || true
chroot --userspec="$2" "$1" /usr/bin/highball serve --listen 127.0.0.1:7878 \
    --data /var/lib/highball/highball.db --backup-dir /var/backups/highball &
server=$!
for try in 1 2 3 4 5 6 7 8 9 10; do
    sleep 0.5
    if chroot --userspec="$2" "$1" /usr/bin/highball health; then ready=yes; break; fi
done
kill -TERM $server
wait $server
stopped=$?
[ "$ready" = yes ] && [ "$stopped" = 0 ]
"#;

/// Container engines, in order of preference.
const ENGINES: [&str; 2] = ["docker", "podman"];

/// Script that builds an image from the tree, starts it as the compose files do but without a
/// network, waits until it is ready, and stops it. If the engine cannot start containers on this
/// system, the script prints [`UNABLE`].
const CONTAINER: &str = r#"
engine=$1 name=highball-trial-$$
"$engine" build --quiet --file "$2" --tag "$name" "$3" || exit 1
if "$engine" run --detach --rm --network none --read-only --cap-drop ALL --name "$name" "$name"; then
    for try in 1 2 3 4 5 6 7 8 9 10; do
        sleep 0.5
        if "$engine" exec "$name" /usr/bin/highball health; then ready=yes; break; fi
    done
    "$engine" stop "$name"
else
    ready=unable
fi
"$engine" image rm --force "$name"
case $ready in yes) ;; unable) echo "$4" ;; *) exit 1 ;; esac
"#;

/// Output of [`CONTAINER`] if the engine cannot start containers.
const UNABLE: &str = "This container engine cannot start containers here.";

/// Assembles the tree in `target/image`, and starts it if `starts` is set.
pub fn run(program: Option<&str>, starts: bool) -> Result<(), String> {
    let program = program.map_or_else(|| target().join("release/highball"), PathBuf::from);
    let tree = target().join("image");
    assemble(&program, &tree)?;
    println!("{}", tree.display());
    if !starts {
        return Ok(());
    }
    for engine in ENGINES.into_iter().filter(|engine| ShellStep::new(engine, &["info"]).output().is_ok()) {
        if start_container(engine, &tree)? {
            return Ok(());
        }
    }
    match cfg!(target_os = "linux") && has("unshare") && has("chroot") {
        true => start(&tree),
        false => {
            Err("this system has no container engine, unshare or chroot, so the image was not started".to_string())
        }
    }
}

fn failed(path: &Path) -> impl Fn(std::io::Error) -> String + '_ {
    move |error| format!("{}: {error}", path.display())
}

/// Assembles the tree: the program, the files that it needs at run time, its user, and the
/// licences.
fn assemble(program: &Path, tree: &Path) -> Result<(), String> {
    if tree.exists() {
        fs::remove_dir_all(tree).map_err(failed(tree))?;
    }
    let put = |from: &Path, to: &str| {
        let to = tree.join(to.trim_start_matches('/'));
        fs::create_dir_all(to.parent().unwrap_or(tree)).map_err(failed(&to))?;
        fs::copy(from, &to).map(drop).map_err(failed(from))
    };
    put(program, "usr/bin/highball")?;
    for library in libraries(&ShellStep::new("ldd", &[&program.display().to_string()]).output()?) {
        put(Path::new(&library), &library)?;
    }
    let certificates = CERTIFICATES.iter().find(|file| Path::new(file).is_file());
    match certificates {
        Some(file) => put(Path::new(file), "etc/ssl/certs/ca-certificates.crt")?,
        None => eprintln!("This system has no certificates, so webhooks of this image will not work."),
    }
    let write = |to: &str, text: String| {
        let to = tree.join(to);
        fs::write(&to, text).map_err(failed(&to))
    };
    fs::create_dir_all(tree.join("etc")).map_err(failed(tree))?;
    write("etc/passwd", format!("highball:x:{USER}:{USER}::/var/lib/highball:/usr/bin/highball\n"))?;
    write("etc/group", format!("highball:x:{USER}:\n"))?;
    for file in ["LICENSE-MIT", "LICENSE-APACHE"] {
        put(&root().join(file), &format!("usr/share/doc/highball/{file}"))?;
    }
    empty_volumes(tree)
}

/// Creates empty folders for the volumes, after deleting old ones.
fn empty_volumes(tree: &Path) -> Result<(), String> {
    for folder in VOLUMES.map(|folder| tree.join(folder)) {
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(failed(&folder))?;
        }
        fs::create_dir_all(&folder).map_err(failed(&folder))?;
        // Only root can change owners; the Containerfile sets them again in the image.
        let _ = ShellStep::new("chown", &[&format!("{USER}:{USER}"), &folder.display().to_string()]).output();
    }
    Ok(())
}

/// Returns the libraries in the output of ldd, including the loader.
fn libraries(ldd: &str) -> Vec<String> {
    let file = |line: &str| line.split_whitespace().find(|word| word.starts_with('/')).map(str::to_string);
    ldd.lines().filter_map(file).collect()
}

/// Returns the last stage of the Containerfile, changed so that it copies from the tree instead of
/// from another stage.
fn last_stage() -> Result<String, String> {
    let file = root().join("deploy/Containerfile");
    let text = fs::read_to_string(&file).map_err(failed(&file))?;
    let (_, stage) = text.rsplit_once("\nFROM ").ok_or("deploy/Containerfile has no stages")?;
    Ok(format!("FROM {stage}").replace("--from=build ", "").replace("/source/target/image", "."))
}

/// Starts the tree with a container engine; returns false if the engine cannot start containers on
/// this system.
fn start_container(engine: &str, tree: &Path) -> Result<bool, String> {
    let file = target().join("image.Containerfile");
    fs::write(&file, last_stage()?).map_err(failed(&file))?;
    let (file, tree) = (file.display().to_string(), tree.display().to_string());
    let step = ShellStep::new("sh", &["-c", CONTAINER, "sh", engine, &file, &tree, UNABLE]);
    let said = step.output().map_err(|said| format!("the image does not start with {engine}:\n{said}"))?;
    print!("{said}");
    Ok(!said.contains(UNABLE))
}

/// Starts the tree in new namespaces, with only a loopback network and its own files.
fn start(tree: &Path) -> Result<(), String> {
    let is_root = ShellStep::new("id", &["-u"]).output().is_ok_and(|id| id.trim() == "0");
    // A user without root rights becomes root inside the new namespace, where no other user exists.
    let (own, user): (&[&str], _) = match is_root {
        true => (&["--net", "--pid", "--fork"], format!("{USER}:{USER}")),
        false => (&["--net", "--pid", "--fork", "--map-root-user"], "0:0".to_string()),
    };
    let tree = tree.display().to_string();
    let step = ShellStep::new("unshare", own).args(&["sh", "-c", START, "sh", &tree, &user]);
    let said = step.output().map_err(|said| format!("the image does not start:\n{said}"))?;
    print!("{said}");
    // Files written by the server are not part of the image.
    empty_volumes(Path::new(&tree))
}

//! The Python package: its build, and its tests in a virtual environment.

use std::fs;

use crate::shell::{ShellStep, ensure, target};
use crate::steps::{self, PYTHON, WORKSPACE, built_highball};

/// Builds the package, which is a separate workspace, into `target/wheels`.
pub fn wheel() -> Result<(), String> {
    build("maturin").map_err(|why| format!("{why}\nwheels are built by maturin: pip install maturin"))
}

fn build(maturin: &str) -> Result<(), String> {
    let out = target().join("wheels").display().to_string();
    ShellStep::new(maturin, &["build", "--release", "--manifest-path", PYTHON, "--out", &out]).run()
}

/// Lints the package, checks its dependencies, installs its wheel into a fresh virtual environment,
/// checks its types, and runs its tests and the code blocks in the docs.
pub fn test() -> Result<(), String> {
    steps::clippy_python()?;
    steps::deny_python()?;
    ensure(&[("python3", "python3-venv"), ("valgrind", "valgrind")]);
    let folder = target().join("python");
    let _ = fs::remove_dir_all(&folder);
    ShellStep::new("python3", &["-m", "venv", &folder.display().to_string()])
        .run()
        .map_err(|why| format!("{why}\nvirtual environments need the package python3-venv"))?;
    let bin = folder.join("bin");
    let program = |name: &str| bin.join(name).display().to_string();
    let install = |what: &[&str]| ShellStep::new(&program("pip"), &["install", "--quiet"]).args(what).run();
    install(&["maturin>=1.7,<2", "mypy", "pytest"])?;
    let _ = fs::remove_dir_all(target().join("wheels"));
    build(&program("maturin"))?;
    let wheels = fs::read_dir(target().join("wheels")).map_err(|error| error.to_string())?;
    let wheel = wheels.flatten().map(|file| file.path()).find(|path| path.extension().is_some_and(|end| end == "whl"));
    let wheel = wheel.ok_or("no wheel was built")?.display().to_string();
    ShellStep::new(&program("python"), &["crates/python/tests/wheel_size.py", &wheel]).run()?;
    install(&[&format!("{wheel}[pettingzoo,gymnasium,ray]")])?;
    let packages = ["--strict", "--package", "highball"];
    ShellStep::new(&program("mypy"), &packages).within("crates/python/tests").run()?;
    let stubs = ["highball._highball", "--ignore-missing-stub", "--allowlist", "stubtest.txt"];
    ShellStep::new(&program("stubtest"), &stubs).within("crates/python").run()?;
    // Simulations and tournaments are compared with those of the highball program.
    ShellStep::new(&program("pytest"), &["--quiet", "crates/python"]).env("HIGHBALL", &built_highball()?).run()
}

/// Client generators, in the versions for which the test was written.
const GENERATORS: [&str; 2] = ["openapi-python-client==0.29.1", "datamodel-code-generator==0.89.0"];

/// Generates Python clients from the OpenAPI document and uses them to parse a server's replies.
/// Skipped if the generators cannot be installed.
pub fn clients() -> Result<(), String> {
    let folder = target().join("clients");
    let bin = folder.join("bin");
    let program = |name: &str| bin.join(name).display().to_string();
    let installed = ensure(&[("python3", "python3-venv")])
        && ShellStep::new("python3", &["-m", "venv", &folder.display().to_string()]).output().is_ok()
        && ShellStep::new(&program("pip"), &["install", "--quiet"]).args(&GENERATORS).output().is_ok();
    if !installed {
        println!("skipped: the generators of clients cannot be installed here");
        return Ok(());
    }
    let step = ShellStep::cargo(&["test", "--quiet", "--test", "server-tests"]).args(&WORKSPACE);
    step.args(&["--", "generated_clients", "--ignored", "--nocapture"])
        .env("HIGHBALL_CLIENTS", &bin.display().to_string())
        .run()
}

/// Runs the learning example, which must beat `random` within this number of minutes.
pub fn soak_ppo(minutes: &str) -> Result<(), String> {
    let bin = target().join("python/bin");
    if !bin.join("python").exists() {
        test()?;
    }
    ShellStep::new(&bin.join("pip").display().to_string(), &["install", "--quiet", "torch"]).run()?;
    let example = ["examples/ppo.py", "--opponent", "random", "--minutes", minutes, "--wanted", "0.9"];
    ShellStep::new(&bin.join("python").display().to_string(), &example).run()
}

//! Running and installing programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A program to run, by default in the project's folder.
pub struct ShellStep(Command);

impl ShellStep {
    pub fn new(program: &str, arguments: &[&str]) -> ShellStep {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(root());
        ShellStep(command)
    }

    pub fn cargo(arguments: &[&str]) -> ShellStep {
        ShellStep::new(&std::env::var("CARGO").unwrap_or("cargo".to_string()), arguments)
    }

    pub fn args(mut self, arguments: &[&str]) -> ShellStep {
        self.0.args(arguments);
        self
    }

    /// Suppresses cargo's progress output if `quiet` is set.
    pub fn quiet_if(self, quiet: bool) -> ShellStep {
        if quiet { self.args(&["--quiet"]) } else { self }
    }

    pub fn env(mut self, name: &str, value: &str) -> ShellStep {
        self.0.env(name, value);
        self
    }

    pub fn without_env(mut self, name: &str) -> ShellStep {
        self.0.env_remove(name);
        self
    }

    pub fn within(mut self, folder: &str) -> ShellStep {
        self.0.current_dir(root().join(folder));
        self
    }

    /// Adds this folder at the start of the PATH.
    pub fn first_on_path(mut self, folder: &Path) -> ShellStep {
        let known = std::env::var_os("PATH").unwrap_or_default();
        let folders = std::iter::once(folder.to_path_buf()).chain(std::env::split_paths(&known));
        if let Ok(path) = std::env::join_paths(folders) {
            self.0.env("PATH", path);
        }
        self
    }

    /// On Unix, replaces this process with the program (`exec`), so that signals reach the program.
    /// On other systems, runs the program and waits for it.
    pub fn become_it(mut self) -> Result<(), String> {
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            let error = self.0.exec();
            Err(format!("'{}' did not start: {error}", format!("{:?}", self.0).replace('"', "")))
        }
        #[cfg(not(unix))]
        self.run()
    }

    /// Runs the program and waits for it. Fails if the program does.
    pub fn run(mut self) -> Result<(), String> {
        let shown = format!("{:?}", self.0).replace('"', "");
        match self.0.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("'{shown}' ended with {status}")),
            Err(error) => Err(format!("'{shown}' did not start: {error}")),
        }
    }

    /// Runs the program and returns its standard output and standard error.
    pub fn output(mut self) -> Result<String, String> {
        let output = self.0.stdin(Stdio::null()).output().map_err(|error| error.to_string())?;
        let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
        if output.status.success() { Ok(text) } else { Err(text) }
    }
}

/// Returns the folder of the workspace.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns cargo's target folder.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// Checks whether a program is installed.
pub fn has(program: &str) -> bool {
    Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

/// Installs missing programs from Debian packages; returns false if one cannot be installed.
pub fn ensure(wanted: &[(&str, &str)]) -> bool {
    let missing: Vec<&str> = wanted.iter().filter(|(program, _)| !has(program)).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return true;
    }
    let install = format!("apt-get update -qq && apt-get install -y -qq --no-install-recommends {}", missing.join(" "));
    ShellStep::new("sh", &["-c", &install]).env("DEBIAN_FRONTEND", "noninteractive").output().is_ok()
        && wanted.iter().all(|(program, _)| has(program))
}

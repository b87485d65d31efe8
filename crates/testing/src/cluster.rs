//! A throw-away PostgreSQL: its own folder, its own port, gone when dropped.

use crate::{TempDir, certificates, folder};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A running cluster with a database `postgres` and a user `postgres` who needs no password.
pub struct Cluster {
    bin: PathBuf,
    folder: TempDir,
    port: u16,
    /// How it was started.
    options: String,
}

impl Cluster {
    /// Makes and starts a cluster.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start: a test that needs it must fail, not pass unseen.
    pub fn start() -> Cluster {
        Cluster::make().run("")
    }

    /// Makes and starts a cluster that refuses lines without encryption. Beside it the files of two authorities: the
    /// one that vouches for it as `127.0.0.1`, and a stranger.
    ///
    /// # Panics
    /// As [`Cluster::start`].
    pub fn start_with_tls() -> (Cluster, String, String) {
        let cluster = Cluster::make();
        let write = |name: &str, text: String| {
            let path = cluster.folder.path().join(name);
            std::fs::write(&path, text).expect("a file in the cluster");
            path.to_string_lossy().into_owned()
        };
        let (certificate, key, authority) = certificates::make("127.0.0.1");
        write("data/server.crt", certificate);
        let key = write("data/server.key", key);
        run(Command::new("chmod").arg("600").arg(&key));
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&key));
        }
        write("data/pg_hba.conf", "hostssl all all all trust".into());
        let authority = write("authority.pem", authority);
        let stranger = write("stranger.pem", certificates::make("127.0.0.1").2);
        (cluster.run("-c ssl=on"), authority, stranger)
    }

    fn make() -> Cluster {
        let cluster = Cluster { bin: bin(), folder: folder(), port: 0, options: String::new() };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(cluster.folder.path()));
        }
        run(cluster.command("initdb").args(["-D", "data", "-A", "trust", "-U", "postgres", "-N"]));
        cluster
    }

    fn run(mut self, more: &str) -> Cluster {
        // Not any free port of the system's choice, which somebody else might be given meanwhile: one that the system
        // gives to nobody. If another cluster has it, the next one.
        let first = std::process::id() % 10_000;
        let mut said = String::new();
        for port in (0..20).map(|n| 20_000 + (first + 53 * n) % 10_000) {
            self.port = port as u16;
            // nobody pulls the plug of a cluster that is thrown away
            let options = format!(
                "-p {port} -k {} -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off {more}",
                self.folder.path().display()
            );
            let mut start = self.command("pg_ctl");
            match attempt(start.args(["-D", "data", "-l", "log", "-w", "-t", "600", "-o", &options, "start"]))
            {
                Ok(()) => {
                    self.options = options;
                    return self;
                }
                Err(reason) => said = reason,
            }
        }
        panic!("{said}");
    }

    /// It dies at once, as if the machine had.
    ///
    /// # Panics
    /// If it does not.
    pub fn die(&mut self) {
        run(self.command("pg_ctl").args(["-D", "data", "-m", "immediate", "-w", "stop"]));
    }

    /// It is started again, where it was.
    ///
    /// # Panics
    /// If it does not start.
    pub fn rise(&mut self) {
        let options = self.options.clone();
        run(self
            .command("pg_ctl")
            .args(["-D", "data", "-l", "log", "-w", "-t", "600", "-o", &options, "start"]));
    }

    /// The address of its database.
    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// Makes one more database in the cluster; its address.
    ///
    /// # Panics
    /// If it cannot be made.
    pub fn database(&self, name: &str) -> String {
        let host = self.folder.path().to_string_lossy().into_owned();
        let port = self.port.to_string();
        run(self.command("createdb").args(["-h", &host, "-p", &port, "-U", "postgres", name]));
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    /// A program of the installation, run as a user whom PostgreSQL accepts: it refuses root.
    fn command(&self, program: &str) -> Command {
        let program = self.bin.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path()).env("LC_ALL", "C");
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = attempt(self.command("pg_ctl").args(["-D", "data", "-m", "immediate", "-w", "stop"]));
    }
}

/// The newest installation: on the path, or where Debian puts it.
fn bin() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions
        .map(|entry| entry.path())
        .max_by_key(|path| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok()).unwrap_or(0));
    newest.map_or_else(PathBuf::new, |path| path.join("bin"))
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|me| std::os::unix::fs::MetadataExt::uid(&me) == 0)
}

fn run(command: &mut Command) {
    attempt(command).unwrap_or_else(|reason| panic!("{reason}"));
}

/// Runs it; what it says if it fails.
fn attempt(command: &mut Command) -> Result<(), String> {
    let shown = format!("{command:?}");
    // to a file, not to a pipe: the server that pg_ctl leaves behind would keep a pipe open for ever
    let said = folder();
    let said = said.path().join("said");
    let file = std::fs::File::create(&said).expect("a file for what it says");
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(file).status();
    if status.as_ref().is_ok_and(std::process::ExitStatus::success) {
        return Ok(());
    }
    Err(format!("{shown}: {status:?}\n{}", std::fs::read_to_string(&said).unwrap_or_default()))
}

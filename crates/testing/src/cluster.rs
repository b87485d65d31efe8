//! A throw-away PostgreSQL: its own folder, its own port, gone when dropped.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A running cluster with a database `postgres` and a user `postgres` who needs no password.
pub struct Cluster {
    bin: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Cluster {
    /// Makes and starts a cluster.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start: a test that needs it must fail, not pass unseen.
    pub fn start() -> Cluster {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("veillee-pg-{}-{count}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the cluster");
        let cluster = Cluster { bin: bin(), folder, port: free_port() };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&cluster.folder));
        }
        let data = cluster.folder.join("data");
        run(cluster.command("initdb").arg("-D").arg(&data).args(["-A", "trust", "-U", "postgres", "-N"]));
        let options = format!(
            "-p {} -k {} -c listen_addresses=127.0.0.1 -c max_connections=200",
            cluster.port,
            cluster.folder.display()
        );
        let log = cluster.folder.join("log");
        run(cluster
            .command("pg_ctl")
            .arg("-D")
            .arg(&data)
            .arg("-l")
            .arg(log)
            .args(["-w", "-o", &options, "start"]));
        cluster
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
        let host = self.folder.to_string_lossy().into_owned();
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
        command.current_dir(&self.folder).env("LC_ALL", "C");
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.folder.join("data");
        let stop = &mut self.command("pg_ctl");
        let _ = quiet(stop.arg("-D").arg(data).args(["-m", "immediate", "-w", "stop"])).status();
        let _ = std::fs::remove_dir_all(&self.folder);
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

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

fn quiet(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null())
}

fn run(command: &mut Command) {
    let shown = format!("{command:?}");
    // to a file, not to a pipe: the server that pg_ctl leaves behind would keep a pipe open for ever
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let said = std::env::temp_dir().join(format!("veillee-said-{}-{count}", std::process::id()));
    let file = std::fs::File::create(&said).expect("a file for what it says");
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(file).status();
    let text = std::fs::read_to_string(&said).unwrap_or_default();
    let _ = std::fs::remove_file(&said);
    assert!(status.as_ref().is_ok_and(std::process::ExitStatus::success), "{shown}: {status:?}\n{text}");
}

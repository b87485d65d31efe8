//! What a process has used, from /proc.

use std::fs;

/// A process by its number.
#[derive(Clone, Copy)]
pub struct Process(u32);

impl Process {
    pub fn new(pid: u32) -> Process {
        Process(pid)
    }

    /// CPU seconds of all its threads so far.
    pub fn cpu(self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0)).expect("the server runs");
        let fields: Vec<&str> = stat[stat.rfind(')').expect("a name") + 2..].split(' ').collect();
        let ticks = |field: usize| fields[field].parse::<f64>().expect("a number");
        // Linux counts in hundredths of a second on every machine that we know
        (ticks(11) + ticks(12)) / 100.0
    }

    /// Resident megabytes.
    pub fn memory(self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0)).expect("the server runs");
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("a figure");
        let kilobytes: u64 = line.split_whitespace().nth(1).and_then(|n| n.parse().ok()).expect("a number");
        kilobytes / 1024
    }
}

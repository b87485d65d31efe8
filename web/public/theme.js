// Runs before the first paint, so that a chosen theme does not flash in the other one.
try {
  const theme = localStorage.getItem("veillee-theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden: the system's preference stands.
}

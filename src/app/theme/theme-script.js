// Runs inline, before the first paint, so that no page flashes in the wrong theme.
// The build puts it into every page and allows it by its hash.
{
  let choice;
  try {
    choice = localStorage.getItem("theme");
  } catch {
    // Storage is blocked: the system decides.
  }
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const dark = choice === "dark" || (choice !== "light" && systemIsDark);
  document.documentElement.classList.toggle("dark", dark);
}

// Runs inline, before the first paint. The build puts it into every page and allows it by its hash.
{
  // No page flashes in the wrong theme.
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
{
  // A browser holds back the first paint for a font that the page preloads, and shows another on
  // the next visit only. On a slow line the page is worth more than its font.
  const line = navigator.connection;
  const isSlow = line && (line.saveData || line.rtt > 100 || line.downlink < 2);
  let isKept = false;
  try {
    isKept = Boolean(navigator.serviceWorker.controller);
  } catch {
    // There are no service workers here, or they are blocked.
  }
  if (isSlow && !isKept) document.querySelector("link[as=font]")?.remove();
}

// Shows the stored theme, and follows later changes, also in other tabs.
import { THEME_KEY, themeColours } from "../theme";

const { classList, dataset } = document.documentElement;

// Scripts run, and the page's own will follow, so styles may rely on them.
if (dataset.low === undefined) classList.add("js");
self.showTheme = showTheme;

// Browsers may refuse storage.
try {
  showTheme(localStorage.getItem(THEME_KEY));
} catch {}

window.addEventListener("storage", (change) => {
  // Without a key, the whole storage was cleared.
  if (!change.key || change.key === THEME_KEY) showTheme(change.newValue);
});

/** Shows this theme; the system's for any other value. */
function showTheme(chosen: string | null) {
  classList.remove("light", "dark");
  const theme = chosen === "light" || chosen === "dark" ? chosen : undefined;
  if (theme) classList.add(theme);
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    bar.content = themeColours[theme ?? (bar.media.includes("dark") ? "dark" : "light")];
  }
}

// Shows the theme chosen earlier, and the one that is chosen later, here or in another tab.
import { THEME_KEY, themeColours } from "../theme";

const { classList, dataset } = document.documentElement;

// Scripts run, and the program follows: styles may count on it.
if (dataset.low === undefined) classList.add("js");
self.showTheme = showTheme;

// A browser may keep a site from its storage.
try {
  showTheme(localStorage.getItem(THEME_KEY));
} catch {}

window.addEventListener("storage", (change) => {
  // Without a key all of the storage was cleared.
  if (!change.key || change.key === THEME_KEY) showTheme(change.newValue);
});

/** Shows this theme, or the system's when it is none. */
function showTheme(chosen: string | null) {
  classList.remove("light", "dark");
  const theme = chosen === "light" || chosen === "dark" ? chosen : undefined;
  if (theme) classList.add(theme);
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    bar.content = themeColours[theme ?? (bar.media.includes("dark") ? "dark" : "light")];
  }
}

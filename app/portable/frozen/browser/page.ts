// The script of every page of a frozen copy: shows the chosen theme and lets the reader switch it. Browsers may refuse
// storage to pages opened from a folder.
import { THEME_KEY, type Theme, themeColours } from "~/document/theme";

const { classList } = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");

show(read());

document.addEventListener("DOMContentLoaded", () => {
  const button = document.querySelector<HTMLElement>("[data-theme-switch]");
  if (!button) return;
  // The button is hidden without scripts.
  button.classList.remove("hidden");
  button.classList.add("grid");
  button.addEventListener("click", () => {
    const next = shown() === "dark" ? "light" : "dark";
    show(next);
    try {
      localStorage.setItem(THEME_KEY, next);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  });
});

function read(): Theme | null {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return kept === "light" || kept === "dark" ? kept : null;
  } catch {
    return null;
  }
}

function shown(): Theme {
  if (classList.contains("dark")) return "dark";
  return system.matches && !classList.contains("light") ? "dark" : "light";
}

function show(theme: Theme | null) {
  if (!theme) return;
  classList.remove("light", "dark");
  classList.add(theme);
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    bar.content = themeColours[theme];
  }
}

import { useSyncExternalStore } from "react";
import { Moon, Sun, SunMoon } from "~/components/ui/icons";
import { THEME_KEY, type Theme } from "~/document/theme";

const DARK = "(prefers-color-scheme: dark)";

/** Switches between light and dark and stores the choice; by default the system decides. Needs scripts. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribe, readTheme, () => null);
  const next = theme === "dark" ? "light" : "dark";
  const Icon = theme === null ? SunMoon : next === "dark" ? Moon : Sun;
  const label = theme === null ? "Switch the theme" : `Switch to the ${next} theme`;
  return (
    <button
      type="button"
      data-theme-switch=""
      onClick={() => choose(next)}
      aria-label={label}
      data-tip={label}
      className="hidden size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:text-ink js:grid"
    >
      <Icon className="size-5" />
    </button>
  );
}

function choose(theme: Theme) {
  window.showTheme?.(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function readTheme(): Theme {
  const { classList } = document.documentElement;
  if (classList.contains("dark")) return "dark";
  if (classList.contains("light")) return "light";
  return matchMedia(DARK).matches ? "dark" : "light";
}

function subscribe(onChange: () => void) {
  const system = matchMedia(DARK);
  const classes = new MutationObserver(onChange);
  system.addEventListener("change", onChange);
  classes.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => {
    system.removeEventListener("change", onChange);
    classes.disconnect();
  };
}

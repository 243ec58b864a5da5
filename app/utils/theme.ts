import { askLineScript } from "./ask-line";
import { earlyScript } from "./early-input";
import { stageScript } from "./late-layout";
import { pictureScript } from "./picture-script";

/** The local-storage key of the visitor's choice, `light` or `dark`. */
export const THEME_KEY = "theme";

/** What colour the browser's own bars have in each theme. */
export const themeColours = { light: "#fbf6ec", dark: "#14132b" } as const;

/** Shows this theme, as the page's first script does. */
export function showTheme(theme: "light" | "dark") {
  (window as Window & { showTheme?(theme: string): void }).showTheme?.(theme);
}

/** Shows a theme, or the system's when it is none. */
const themeScript = `const c=document.documentElement.classList;c.add("js");self.showTheme=t=>{c.remove("light","dark");if(t==="light"||t==="dark")c.add(t);else t=0;for(const m of document.querySelectorAll("meta[name=theme-color]"))m.content=${JSON.stringify(themeColours)}[t||m.media.match(/light|dark/)]}`;

/** The choice kept from an earlier page, and the one that is made in another tab. */
const followChoice = `try{const t=localStorage.getItem("${THEME_KEY}");t&&showTheme(t)}catch{}addEventListener("storage",e=>{if(!e.key||e.key==="${THEME_KEY}")showTheme(e.newValue)})`;

/** Runs before the first paint: says that scripts run, shows a theme chosen earlier or in another tab, watches pictures and what is done early. */
export const firstScript = `(()=>{${themeScript};${followChoice};${stageScript};${pictureScript};${earlyScript};${askLineScript}})()`;

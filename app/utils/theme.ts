/** The local-storage key of the visitor's choice, `light` or `dark`. */
export const THEME_KEY = "theme";

/** Runs before the first paint: says that scripts run, and applies a theme chosen earlier. */
export const firstScript = `(()=>{const c=document.documentElement.classList;c.add("js");try{const t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")c.add(t)}catch{}})()`;

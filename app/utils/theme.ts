/** The local-storage key of the visitor's choice, `light` or `dark`. */
export const THEME_KEY = "theme";

const applyTheme = `const c=document.documentElement.classList;c.add("js");try{const t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")c.add(t)}catch{}`;

/** Errors do not bubble; and a picture may fail long before the page's own scripts arrive. */
const markFailedPictures = `addEventListener("error",e=>e.target instanceof HTMLImageElement&&e.target.closest("[data-picture]")?.setAttribute("data-failed",""),true)`;

/** Runs before the first paint: says that scripts run, and applies a theme chosen earlier. */
export const firstScript = `(()=>{${applyTheme};${markFailedPictures}})()`;

import { earlyScript } from "./early-input";
import { stageScript } from "./late-layout";
import { pictureScript } from "./picture-script";

/** The local-storage key of the visitor's choice, `light` or `dark`. */
export const THEME_KEY = "theme";

const applyTheme = `const c=document.documentElement.classList;c.add("js");try{const t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")c.add(t)}catch{}`;

/** Runs before the first paint: says that scripts run, applies a theme chosen earlier, watches pictures and what is done early. */
export const firstScript = `(()=>{${applyTheme};${stageScript};${pictureScript};${earlyScript}})()`;

import { LATE_FILES, LATE_SCRIPT } from "../delay-scripts";

/** Loads and runs what `delayScripts` has delayed, after the pictures that are being loaded. */
export function startScripts() {
  for (const file of document.querySelectorAll<HTMLLinkElement>(LATE_FILES)) {
    file.fetchPriority = "low";
    file.rel = "modulepreload";
  }
  const late = document.querySelector(LATE_SCRIPT);
  if (!late) return;
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = late.textContent;
  document.head.append(script);
  script.remove();
}

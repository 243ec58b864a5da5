import { LATE_FILES, LATE_SCRIPT } from "../delay-scripts";

/** Fetches what `delayScripts` held back, after the pictures that are on their way, and runs it. */
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

const DARK = "@media (prefers-color-scheme:dark)";

/** A mail as a program in this colour scheme shows it, whatever the browser's own is; its links open elsewhere. */
export function inScheme(html: string, scheme: "light" | "dark") {
  const media = scheme === "dark" ? "@media all" : "@media not all";
  return html
    .replace(DARK, media)
    .replaceAll("light dark", scheme)
    .replace("<head>", '<head><base target="_blank"/>');
}

/** What the inline scripts leave for the page's own scripts. */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges into the browser's.
interface Window {
  /** Elements that were pressed or filled in before React listens; `null` afterwards. */
  eventLog?: Set<HTMLElement> | null;
  /** The address that this document was requested with. */
  askedFor?: string;
  /** Shows a theme; the system's for any other value. */
  showTheme?(chosen: string | null): void;
  /** Writes into these lines what is new since the visitor's last visit; without one they stay as they are. */
  showNews?(lines: HTMLElement | null): void;
}

/** A script bundled into a string; see `scripts/bundling/inline-programs.mjs`. */
declare module "*?inline-program" {
  const code: string;
  export default code;
}

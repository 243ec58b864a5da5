/** What the document's own scripts leave for the page's own scripts. */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges into the browser's.
interface Window {
  /** What was pressed or filled in before React listens. `null` from then on. */
  eventLog?: Set<HTMLElement> | null;
  /** The address that this document was asked for with. */
  askedFor?: string;
  /** Shows a theme, or the system's when it is none. */
  showTheme?(chosen: string | null): void;
  /** Says in these lines what is new since the visitor's last visit; without one it leaves them. */
  showNews?(lines: HTMLElement | null): void;
}

/** A program as the text of an inline script; see `scripts/bundling/inline-programs.mjs`. */
declare module "*?inline-program" {
  const code: string;
  export default code;
}

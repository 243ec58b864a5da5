// What is new since a visitor was here before is known to the visitor's browser alone.

/** Minutes since 1970 of the last page and of the end of the visit before this one. */
const VISIT_KEY = "visit";
/** Whoever comes back after so long comes anew. */
const NEW_VISIT_MINUTES = 4 * 60;

const COUNTS = "One,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Eleven,Twelve".split(",");

/** Notes this visit. Minutes since 1970 until which the visitor has seen what there was; 0 where nothing says so. */
export function recordVisit() {
  // A browser may keep a site from its storage.
  try {
    const now = Math.floor(Date.now() / 60_000);
    const [seen = 0, before = 0] = (localStorage.getItem(VISIT_KEY) ?? "").split(" ").map(Number);
    const since = now - seen > NEW_VISIT_MINUTES ? seen : before;
    localStorage.setItem(VISIT_KEY, `${now} ${since}`);
    return since;
  } catch {
    return 0;
  }
}

/** Has the lines of `HeroNews` say what came since; they say what is newest to whoever was never here. */
export function showNews(lines: HTMLElement | null, since: number) {
  if (!lines || !since) return;
  const [reached = 0, ...published] = (lines.dataset.news ?? "")
    .split(" ")
    .map((minute) => Number.parseInt(minute, 36));
  const [here, newest] = lines.querySelectorAll("a");
  const count = published.filter((minute) => minute > since).length;
  if (count && newest) {
    const noun = count > 1 ? "letters" : "letter";
    newest.textContent = `${COUNTS[count - 1] ?? "Many"} ${noun} since your last visit`;
  } else if (reached > since && here) {
    here.textContent = `${here.textContent}`.replace(/^.*? now /, "Since your last visit ");
  }
}

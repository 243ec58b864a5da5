// Only the visitor's browser knows what is new since the last visit.

/** The times of the last page view and of the end of the visit before, in minutes since 1970. */
const VISIT_KEY = "visit";
/** After a pause of this length, a new visit begins. */
const NEW_VISIT_MINUTES = 4 * 60;

const COUNTS = "One,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Eleven,Twelve".split(",");

/**
 * Stores this visit. Returns the time, in minutes since 1970, up to which the visitor has seen everything; 0 if
 * unknown.
 */
export function recordVisit() {
  // Browsers may refuse storage.
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

/** Writes into the lines of `HeroNews` what came since; without an earlier visit they keep the latest news. */
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

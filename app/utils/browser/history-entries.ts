type Follower = () => boolean;

let follower: Follower | null = null;

/**
 * Sets the function that decides first, at a step in the history, whether the entry is its own; the router sees only
 * the others. Returns a function that removes it.
 */
export function followHistory(next: Follower) {
  follower = next;
  return () => {
    if (follower === next) follower = null;
  };
}

/**
 * Listens to the history before the router, because the window calls listeners in their order. A jump within the page
 * is made by the browser, so its entry gets a key here. Without one the router would mix it up with other jumps and
 * restore their scroll position.
 */
export function listenBeforeRouter() {
  let topAtClick: number | null = null;
  window.addEventListener(
    "click",
    () => {
      topAtClick = window.scrollY;
    },
    true,
  );
  window.addEventListener("popstate", (event) => {
    if (follower?.()) return event.stopImmediatePropagation();
    // The router stores the scroll position only now, after the browser has jumped.
    if (setEntryKey() && topAtClick !== null)
      window.scrollTo({ top: topAtClick, behavior: "instant" });
    topAtClick = null;
  });
  setEntryKey();
}

/** Gives the entry a key if it has none; returns whether it had none. */
function setEntryKey() {
  if (currentEntry()?.key) return false;
  window.history.replaceState({ ...currentEntry(), key: newKey() }, "");
  return true;
}

type Entry = { usr?: { isOwn?: boolean }; key?: string; idx?: number } | null;

function currentEntry() {
  return window.history.state as Entry;
}

/** The key of the browser's present entry, perhaps before React has rendered it. */
export function currentEntryKey() {
  return currentEntry()?.key;
}

/** Whether the present entry was made by `addHistoryEntry`, in this document or before a reload. */
export function isOwnHistoryEntry() {
  return currentEntry()?.usr?.isOwn === true;
}

/**
 * Adds a history entry outside of the router. It has the router's format, because after a reload the router takes it
 * over: the key keeps the scroll position, and the index tells how far back it is.
 */
export function addHistoryEntry(path: string) {
  const key = newKey();
  const idx = (currentEntry()?.idx ?? 0) + 1;
  window.history.pushState({ usr: { isOwn: true }, key, idx }, "", path);
}

function newKey() {
  return Math.random().toString(36).slice(2, 10);
}

/** Changes the address of the present entry. */
export function replaceHistoryEntry(path: string) {
  window.history.replaceState(currentEntry(), "", path);
}

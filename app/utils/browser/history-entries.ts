type Follower = () => boolean;

let follower: Follower | null = null;

/**
 * Asks `next` first, of whoever moves in the browser's history, whether the new entry is its own
 * affair; the router hears only of the others. Gives the end of it.
 */
export function followHistory(next: Follower) {
  follower = next;
  return () => {
    if (follower === next) follower = null;
  };
}

/**
 * Listens to the history before the router does, for listeners of the window are called in their order. A jump within
 * the page is the browser's own doing: its entry gets a key here. Without one it would be any other jump's to the router,
 * which puts an entry that it knows back to where it stood.
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
    // The router notes where the page stood only now, when the browser has jumped already.
    if (setEntryKey() && topAtClick !== null)
      window.scrollTo({ top: topAtClick, behavior: "instant" });
    topAtClick = null;
  });
  setEntryKey();
}

/** Gives the entry a key; whether it had none. */
function setEntryKey() {
  if (currentEntry()?.key) return false;
  window.history.replaceState({ ...currentEntry(), key: newKey() }, "");
  return true;
}

type Entry = { usr?: { isOwn?: boolean }; key?: string; idx?: number } | null;

function currentEntry() {
  return window.history.state as Entry;
}

/** The key of the entry on which the browser stands, before React has shown it. */
export function currentEntryKey() {
  return currentEntry()?.key;
}

/** Whether the browser stands on an entry that `addHistoryEntry` made, in this document or before a reload. */
export function isOwnHistoryEntry() {
  return currentEntry()?.usr?.isOwn === true;
}

/**
 * Adds an entry that is not the router's. It has the shape of the router's, for a reload makes it one:
 * then the key keeps the scroll position and the index tells how far back it lies.
 */
export function addHistoryEntry(path: string) {
  const key = newKey();
  const idx = (currentEntry()?.idx ?? 0) + 1;
  window.history.pushState({ usr: { isOwn: true }, key, idx }, "", path);
}

function newKey() {
  return Math.random().toString(36).slice(2, 10);
}

/** Gives the entry another address. */
export function replaceHistoryEntry(path: string) {
  window.history.replaceState(currentEntry(), "", path);
}

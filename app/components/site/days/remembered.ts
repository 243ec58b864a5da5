/** Where a reader of the days stopped; it stays in the browser. */
export type Remembered = { path: string; label: string };

const KEY = "stopped-at";

export function remember(where: Remembered) {
  try {
    localStorage.setItem(KEY, JSON.stringify(where));
  } catch {
    // A browser that keeps nothing has nothing to go on from.
  }
}

/** What was remembered last; `null` where nothing was, or what is no address of the days. */
export function recall(): Remembered | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isRemembered(found) ? found : null;
  } catch {
    return null;
  }
}

function isRemembered(found: unknown): found is Remembered {
  if (!found || typeof found !== "object" || !("path" in found) || !("label" in found))
    return false;
  const { path, label } = found;
  return typeof path === "string" && typeof label === "string" && /^\/days([/?#]|$)/.test(path);
}

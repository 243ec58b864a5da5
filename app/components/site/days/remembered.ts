/** Where a reader of the days stopped; stored in the browser only. */
export type Remembered = { path: string; label: string };

const KEY = "stopped-at";

export function remember(where: Remembered) {
  try {
    localStorage.setItem(KEY, JSON.stringify(where));
  } catch {
    // The browser does not allow storage.
  }
}

/** The stored place; `null` without one, or if it is not an address of the days. */
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

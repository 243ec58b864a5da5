/** The entries of a list: as they are stored, or typed into one comma-separated field. */
export function entriesIn(value: unknown) {
  const entries = Array.isArray(value) ? value : String(value ?? "").split(",");
  return entries.map((entry) => String(entry).trim()).filter(Boolean);
}

/** Removes repeated entries; entries that differ only in Unicode form count as equal. */
export function eachOnce(entries: string[]) {
  const first = new Map<string, string>();
  for (const entry of entries) {
    const composed = entry.normalize("NFC");
    if (!first.has(composed)) first.set(composed, entry);
  }
  return [...first.values()];
}

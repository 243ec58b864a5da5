/** The entries of a list: as they are stored, or typed into one field and parted by commas. */
export function entriesIn(value: unknown) {
  const entries = Array.isArray(value) ? value : String(value ?? "").split(",");
  return entries.map((entry) => String(entry).trim()).filter(Boolean);
}

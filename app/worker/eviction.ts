type Entry = { url: string; bytes: number; at: number };

/** The oldest of these that have to leave, so that the others fit. */
export function tooOldToStay(entries: Iterable<Entry>, maxBytes: number) {
  const newestFirst = [...entries].sort((one, other) => other.at - one.at);
  let bytes = 0;
  return newestFirst.filter((entry) => {
    bytes += entry.bytes;
    return bytes > maxBytes;
  });
}

/** The older half of these, rounded up: what leaves when the device has no room. */
export function olderHalf<Aged extends { at: number }>(entries: Iterable<Aged>) {
  const oldestFirst = [...entries].sort((one, other) => one.at - other.at);
  return oldestFirst.slice(0, Math.ceil(oldestFirst.length / 2));
}

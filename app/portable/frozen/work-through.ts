/**
 * How many items are worked on at once: one page is made while others are written, and another process makes pictures.
 */
const AT_ONCE = 4;

/** Runs `work` for all waiting items, also for those that are added meanwhile. Rejects when the signal is aborted. */
export async function workThrough<Item>(
  waiting: Item[],
  work: (item: Item) => Promise<unknown>,
  signal: AbortSignal,
) {
  const running = new Set<Promise<unknown>>();
  let at = 0;
  try {
    while (at < waiting.length || running.size > 0) {
      signal.throwIfAborted();
      const next = waiting[at];
      if (next === undefined || running.size >= AT_ONCE) {
        await Promise.race(running);
        continue;
      }
      at += 1;
      const task = work(next).finally(() => running.delete(task));
      running.add(task);
    }
  } finally {
    // Wait for running work, so that the caller can then remove what was written.
    await Promise.allSettled(running);
  }
}

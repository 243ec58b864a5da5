/** Pages are made while others are written, and pictures by a process of their own. */
const AT_ONCE = 4;

/** Does the work for all that waits, also for what comes to it meanwhile. */
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
    // Whoever removes what was written can do so only when nothing is being written.
    await Promise.allSettled(running);
  }
}

/**
 * The kill switch of the service worker, served at `/sw.js` when the worker is switched off. A browser that checks for
 * a newer worker gets this one: it takes over at once, deletes all caches and unregisters itself. The queue stays: the
 * owner's pages send theirs without a worker, and visitors' messages wait until the worker is switched on again.
 */
export const KILL_SWITCH_WORKER = `self.addEventListener("install", () => self.skipWaiting());
{
  const clear = async () => {
    const names = await caches.keys();
    // One that cannot be removed now keeps none of the others.
    await Promise.allSettled(names.map((name) => caches.delete(name)));
  };
  const leave = async () => {
    // First of all: a browser that ends this worker too early has it again with its next page, and it goes on.
    await self.registration.unregister();
    await clear();
    // What the former worker had begun may open a cache once more.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await clear();
  };
  // It is active once only: each page that it still answers for says hello, and what is left goes then.
  for (const type of ["activate", "message"])
    self.addEventListener(type, (event) => event.waitUntil(leave()));
}
`;

/**
 * The kill switch of the service worker, served at `/sw.js` when it is switched off: a browser that asks
 * for a newer worker gets this one, which takes over at once, removes everything that was kept and
 * leaves. What waits to be sent stays where it is: the owner's pages send theirs without a worker, visitors' messages
 * go with one that is switched on again.
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

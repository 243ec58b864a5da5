/**
 * The kill switch of the service worker, served at `/sw.js` when it is switched off: a browser that asks
 * for a newer worker gets this one, which takes over at once, removes everything that was kept and
 * leaves. Posts that wait to be sent stay where they are, for a worker that is switched on again.
 */
export const KILL_SWITCH_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
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
  event.waitUntil(leave());
});
`;

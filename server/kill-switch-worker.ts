/**
 * The kill switch of the service worker, served at `/sw.js` when it is switched off: a browser that asks
 * for a newer worker gets this one, which takes over at once, removes everything that was kept and
 * leaves. Posts that wait to be sent stay where they are, for a worker that is switched on again.
 */
export const KILL_SWITCH_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  };
  const leave = async () => {
    await clear();
    await self.registration.unregister();
    // What the former worker had begun may open a cache once more.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await clear();
  };
  event.waitUntil(leave());
});
`;

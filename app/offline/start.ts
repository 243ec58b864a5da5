import type { Notice } from "~/device/queue/visits";
import { MESSAGE_SENT, SUBSCRIBED, TRY_LATER } from "~/models/base/records/visitor-words";
import { showToast } from "~/utils/browser/toaster";
import type { PageMessage, Welcome } from "~/worker/messages";
import { SHELL_PREFIX } from "~/worker/shell-prefix";
import { setStatus } from "./status";

const UPDATE_MS = 10_000;
const OFFERED = "update-told";

const words = {
  contact: { sent: MESSAGE_SENT, refused: "Failed to send message" },
  newsletter: { sent: SUBSCRIBED, refused: "Subscription failed" },
};

/** The site's answer begins with the title; the rest depends on the site's settings. */
function sentWords({ title, description }: typeof SUBSCRIBED, answer = "") {
  const rest = answer.startsWith(`${title} `) && answer.slice(title.length + 1);
  return { title, description: rest || description };
}

function showNotice({ kind, state, reason }: Notice) {
  if (state === "sent") showToast(sentWords(words[kind].sent, reason));
  else if (state === "kept") {
    showToast({ title: "Kept here.", description: "It will be sent when you are online again." });
  } else {
    const description = reason ?? TRY_LATER;
    showToast({ title: words[kind].refused, description, tone: "danger" });
  }
}

function say(message: PageMessage, ports: MessagePort[] = []) {
  navigator.serviceWorker.controller?.postMessage(message, ports);
}

/** Asks the worker what it knows about this page; this also lets it send the queue. */
function hello() {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Welcome>) => {
    setStatus({ isReady: true, keptAt: data.keptAt, waiting: data.waiting });
    data.notices.forEach(showNotice);
  };
  say({ type: "hello" }, [port2]);
}

/** The worker was installed after this page and its pictures had loaded, so it is told what to cache. */
function handOver() {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  say({ type: "seen", urls: [location.href, ...loaded] });
  hello();
}

function refresh(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: "SKIP_WAITING" } satisfies PageMessage);
}

/** The names of the builds' caches, which change with each new version. */
async function versionsHere() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(SHELL_PREFIX)).join();
}

/** Offers a waiting new version, once in a session. */
async function offerUpdate({ waiting }: ServiceWorkerRegistration) {
  if (!waiting || !navigator.serviceWorker.controller) return;
  const versions = await versionsHere();
  if (sessionStorage.getItem(OFFERED) === versions) return;
  sessionStorage.setItem(OFFERED, versions);
  showToast({
    title: "App Update Available",
    description: "The site has changed since this page was opened.",
    duration: UPDATE_MS,
    actions: [
      { label: "Refresh", onSelect: () => refresh(waiting) },
      { label: "Later", onSelect() {} },
    ],
  });
}

function watchForUpdates(registration: ServiceWorkerRegistration) {
  function watchInstalling() {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      if (next.state === "installed") offerUpdate(registration);
    });
  }
  offerUpdate(registration);
  watchInstalling();
  registration.addEventListener("updatefound", watchInstalling);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && navigator.onLine) registration.update().catch(() => {});
  });
}

async function clearCaches() {
  const names = await caches.keys();
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}

/**
 * The service worker is switched off: the page itself unregisters it and deletes all its caches, however busy it is.
 */
async function removeWorker() {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  await clearCaches();
  // The worker answers this page until it is closed, and running work may open a cache again.
  setTimeout(clearCaches, 1000);
}

let isStarted = false;

/** Registers the service worker and listens to it; once for each document. */
export function startOffline() {
  const { serviceWorker } = navigator;
  // Browsers support it only on secure origins.
  if (!serviceWorker || isStarted) return;
  isStarted = true;
  // What remains after this page is removed by the next one.
  if (document.documentElement.dataset.worker === "off") return void removeWorker().catch(() => {});
  if (serviceWorker.controller) hello();
  else serviceWorker.addEventListener("controllerchange", handOver, { once: true });
  serviceWorker.addEventListener("message", hello);
  window.addEventListener("online", hello);
  serviceWorker
    .register("/sw.js", { updateViaCache: "none" })
    // A browser that blocks workers may resolve with nothing.
    .then((registration) => registration && watchForUpdates(registration))
    // Switched off, or no room for it: the site works without.
    .catch(() => {});
}

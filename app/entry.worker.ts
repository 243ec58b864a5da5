/// <reference lib="WebWorker" />

import { readVisits, visitorForm } from "./device/queue/visits";
import { sendFromWorker } from "./device/queue/worker-sender";
import { keepUnsent } from "./forms/unsent-forms";
import { MAP_PINS } from "./map-pins-path";
import { isPhotosPath } from "./photos-path";
import { storedAt } from "./worker/cache-names";
import { ASK } from "./worker/freshness";
import { isPagePath, OFFLINE_PATH, pageOfData, SEARCH_PATH } from "./worker/keepable";
import { answerLand, isLand } from "./worker/land";
import type { PageMessage, Welcome } from "./worker/messages";
import { answerOwnerData, answerOwnerPage, answerOwnerPost } from "./worker/owner-answers";
import { isAdminPath, isOwnerPath } from "./worker/owner-pages";
import { fetchAndKeepPage, inTime, Pages } from "./worker/pages";
import { type Background, Pictures } from "./worker/pictures";
import { isShare, receiveShared } from "./worker/share-target";
import { answerAsset, findShellPage, installShell, removeFormerBuilds } from "./worker/shell";
import { answerData, answerRoutes } from "./worker/single-fetch";
import { isTile, Tiles } from "./worker/tiles";
import { sendOrQueue } from "./worker/visitor-post";

declare const self: ServiceWorkerGlobalScope;

const pages = new Pages();
const pictures = new Pictures();
const tiles = new Tiles();

/** The documents that this worker has answered since it started, with the time of storing of those from its caches. */
const served = new Map<string, number | null>();

async function answerPage(event: FetchEvent) {
  const url = new URL(event.request.url);
  try {
    const response = await pages.handleRequest(event.request, (work) => event.waitUntil(work));
    served.set(event.resultingClientId, storedAt(response));
    return response;
  } catch (error) {
    const own = await findShellPage(url.pathname);
    if (!own && !(await findShellPage(OFFLINE_PATH))) throw error;
    served.set(event.resultingClientId, null);
    if (own) return own;
    // At its own address, because Remix starts only at the address that a page was rendered for.
    const from = encodeURIComponent(url.pathname + url.search);
    return Response.redirect(`${OFFLINE_PATH}?from=${from}`, 302);
  }
}

function answerOwn(event: FetchEvent, url: URL) {
  const { request } = event;
  const { pathname } = url;
  const background = (work: Promise<unknown>) => event.waitUntil(work);
  if (isLand(pathname)) return answerLand(request);
  if (pathname.startsWith("/assets/")) return answerAsset(request, background);
  if (/^\/(media|images|icons)\//.test(pathname))
    return pictures.handleRequest(request, background);
  if (pathname === MAP_PINS || isPhotosPath(pathname))
    return pages.handleRequest(request, background);
  if (pathname === "/__manifest") return answerRoutes(request);
  const isDocument = request.mode === "navigate" && request.destination === "document";
  if (isDocument && isAdminPath(pathname)) return answerOwnerPage(request, background);
  if (request.mode === "navigate") return isPagePath(pathname) ? answerPage(event) : null;
  const page = pageOfData(url);
  if (page && isOwnerPath(page.pathname)) return answerOwnerData(request, page, background);
  if (page?.pathname === SEARCH_PATH) return answerSearchData(request, page, background);
  return page && isPagePath(page.pathname) ? answerData(request, page, background) : null;
}

function answerTo(event: FetchEvent) {
  const { request } = event;
  const url = new URL(request.url);
  const isOwn = url.origin === self.location.origin;
  if (request.method === "POST" && isOwn) {
    if (isShare(request)) return receiveShared(request);
    const form = visitorForm(url.pathname);
    if (form) return sendOrQueue(request, form);
    const page = pageOfData(url) ?? url;
    if (!isAdminPath(page.pathname)) return null;
    return answerOwnerPost(request, page, keepUnsent, (work) => event.waitUntil(work));
  }
  if (request.method !== "GET") return null;
  if (isOwn) return answerOwn(event, url);
  return request.destination === "image" && isTile(url) ? tiles.handleRequest(request) : null;
}

/** Former builds may be removed only when every open page came from this worker and no newer worker is waiting. */
async function tidy() {
  if (self.registration.waiting || self.registration.installing) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.every(({ id }) => served.has(id))) await removeFormerBuilds();
}

async function welcome(event: ExtendableMessageEvent) {
  const client = event.source && "id" in event.source ? event.source.id : "";
  const visits = await readVisits();
  const answer: Welcome = { keptAt: served.get(client) ?? null, ...visits };
  event.ports[0]?.postMessage(answer);
  if (visits.waiting.length > 0) await sendFromWorker().catch(() => {});
  await tidy();
}

/** The page that registered the worker, and its pictures, were loaded before it existed. */
async function cacheSeen(urls: string[]) {
  const own = urls.map((url) => new URL(url)).filter((url) => url.origin === self.location.origin);
  for (const { href, pathname } of own) {
    const isKept = isPagePath(pathname) || pathname === MAP_PINS;
    if (isKept) await fetchAndKeepPage(href.split("#")[0] ?? href);
    else if (/^\/(media|images)\//.test(pathname)) await pictures.handleRequest(href);
  }
}

self.addEventListener("install", (event) => event.waitUntil(installShell()));

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener("message", (event) => {
  const message = event.data as PageMessage;
  if (message.type === "SKIP_WAITING") event.waitUntil(self.skipWaiting());
  if (message.type === "hello") event.waitUntil(welcome(event));
  if (message.type === "seen") event.waitUntil(cacheSeen(message.urls).catch(() => {}));
});

self.addEventListener("sync", (event) => {
  (event as ExtendableEvent).waitUntil(sendFromWorker());
});

/** The results, or an error after a short time, so that the page searches what is saved on the device. */
async function answerSearchData(request: Request, page: URL, background: Background) {
  const isHere = await findShellPage(SEARCH_PATH);
  if (!isHere) return answerData(request, page, background);
  return (await inTime(fetch(request, ASK))) ?? Response.error();
}

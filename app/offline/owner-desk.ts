import { SENDING } from "~/device/queue/lock";
import { UNSEEN } from "~/utils/http/unseen";
import { OWNER, storedAt } from "~/worker/cache-names";
import { isOwnerPath, keepOwnerPage } from "~/worker/owner-pages";
import { inTurn } from "./in-turn";

/** Pages of the owner's that open without a connection even if she has never visited them on this device. */
const FIRST = ["/admin/outbox", "/admin/here", "/admin/moments/new", "/admin/posts/new"];
const DESK = [
  "/admin",
  "/admin/share",
  "/admin/posts",
  "/admin/moments",
  "/admin/places",
  "/admin/places/new",
  "/admin/gallery",
  "/admin/gallery/new",
  "/admin/pins",
  "/admin/pins/new",
  "/admin/messages",
  "/admin/journey",
  "/admin/home",
];

const FILES = "/owner-files.json";
const FRESH_MS = 6 * 60 * 60 * 1000;
const PAUSE_MS = 2_000;

/** Whether a saved copy comes from this build of the site and is recent enough. */
async function isFresh(path: string) {
  const kept = await caches.match(path, { cacheName: OWNER, ignoreVary: true });
  if (!kept || Date.now() - (storedAt(kept) ?? 0) > FRESH_MS) return false;
  return (await kept.text()).includes(window.__remixManifest.version);
}

/** What the owner sends comes first on a slow connection: saving pages waits while something is being sent. */
async function whenNothingIsSent() {
  const isSending = async () => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === SENDING);
  };
  while (await isSending()) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
}

/** Loads scripts and styles; the worker caches everything that passes through it. */
async function keepFiles(files: string[]) {
  await inTurn(files, async (path) => {
    if (await caches.match(path, { ignoreVary: true })) return;
    await whenNothingIsSent();
    await fetch(path, { priority: "low", headers: { [UNSEEN]: "1" } } as RequestInit);
  });
}

let isLeft = false;

/** Called before the session ends: this document saves nothing more. */
export function leaveDesk() {
  isLeft = true;
}

/** Saves a page with its files, because the connection may be lost before all files are loaded. */
async function keepPage(path: string) {
  if (await isFresh(path)) return;
  await whenNothingIsSent();
  if (!isLeft) await keepOwnerPage(new URL(path, location.href).href, keepFiles);
}

/**
 * Saves the pages that the owner needs on the road, and the present page, one after the other: first those she writes
 * on, then the code of all of them, then the lists.
 */
export async function keepDesk() {
  if (!navigator.serviceWorker?.controller) return;
  for (const path of FIRST) await keepPage(path);
  await keepFiles(await (await fetch(FILES)).json());
  const { pathname } = location;
  for (const path of isOwnerPath(pathname) ? new Set([...DESK, pathname]) : DESK)
    await keepPage(path);
}

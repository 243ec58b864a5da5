import { SENDING } from "~/device/queue/lock";
import { UNSEEN } from "~/utils/http/unseen";
import { OWNER, storedAt } from "~/worker/cache-names";
import { isOwnerPath, keepOwnerPage } from "~/worker/owner-pages";
import { inTurn } from "./in-turn";

/** The pages of the owner's that open without a line though she has never opened them on this device. */
const DESK = [
  "/admin/outbox",
  "/admin",
  "/admin/here",
  "/admin/moments/new",
  "/admin/posts/new",
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

/** Whether a copy is of this build of the site, and not too old to be opened in place of what there is. */
async function isFresh(path: string) {
  const kept = await caches.match(path, { cacheName: OWNER, ignoreVary: true });
  if (!kept || Date.now() - (storedAt(kept) ?? 0) > FRESH_MS) return false;
  return (await kept.text()).includes(window.__remixManifest.version);
}

/** What the owner sends goes first on a slow line: while anything is on its way, the desk waits. */
async function whenNothingIsSent() {
  const isSending = async () => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === SENDING);
  };
  while (await isSending()) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
}

/** The scripts and styles of the owner's pages: the worker keeps what passes through it. */
async function keepFiles() {
  const files = (await (await fetch(FILES)).json()) as string[];
  await inTurn(files, async (path) => {
    if (await caches.match(path, { ignoreVary: true })) return;
    await whenNothingIsSent();
    await fetch(path, { priority: "low", headers: { [UNSEEN]: "1" } } as RequestInit);
  });
}

let isLeft = false;

/** The session is about to end: nothing more is kept by this document. */
export function leaveDesk() {
  isLeft = true;
}

/** Keeps what the owner needs on the road, and the page that is open, one after the other: first the code of all of them. */
export async function keepDesk() {
  if (!navigator.serviceWorker?.controller) return;
  await keepFiles();
  const { pathname } = location;
  const pages = isOwnerPath(pathname) ? new Set([...DESK, pathname]) : new Set(DESK);
  for (const path of pages) {
    const isDue = !(await isFresh(path));
    if (isDue) await whenNothingIsSent();
    if (isLeft) return;
    if (isDue) await keepOwnerPage(new URL(path, location.href).href);
  }
}

import { SENDING } from "~/device/queue/lock";
import { UNSEEN } from "~/utils/http/unseen";
import { OWNER, storedAt } from "~/worker/cache-names";
import { isOwnerPath, keepOwnerPage } from "~/worker/owner-pages";
import { inTurn } from "./in-turn";

/** The pages of the owner's that open without a line though she has never opened them on this device. */
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

/** Scripts and styles: the worker keeps what passes through it. */
async function keepFiles(files: string[]) {
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

/** With the files that it names, for the line may go before all files are here. */
async function keepPage(path: string) {
  if (await isFresh(path)) return;
  await whenNothingIsSent();
  if (!isLeft) await keepOwnerPage(new URL(path, location.href).href, keepFiles);
}

/**
 * Keeps what the owner needs on the road, and the page that is open, one after the other: what she writes on first, then
 * the code of all of them, and the lists.
 */
export async function keepDesk() {
  if (!navigator.serviceWorker?.controller) return;
  for (const path of FIRST) await keepPage(path);
  await keepFiles(await (await fetch(FILES)).json());
  const { pathname } = location;
  for (const path of isOwnerPath(pathname) ? new Set([...DESK, pathname]) : DESK)
    await keepPage(path);
}

import { OWNER_UNTIL } from "../utils/http/owner-until";
import { UNSEEN } from "../utils/http/unseen";
import { dropOldPages } from "./bounded-pages";
import { OWNER, stamped, storedAt } from "./cache-names";
import { ASK } from "./freshness";
import { assetsIn } from "./page-assets";

/** Pages of the owner's that are never saved on her device. */
const NEVER = /^\/admin\/(account|backups|subscribers)(\/|\.|$)/;

const SIGN_IN = "/admin";

/** Saved pages that may be used with any query; a page for a new record gets a new id each time. */
const ANY_QUERY = /^\/admin\/(share|[\w-]+\/new)$/;

const MAX_PAGES = 200;

/** Marks a saved document with the time of saving, in milliseconds. */
export const KEPT_MARK = "data-kept";

/** Whether this is the path of an admin page or its data, not of a file. */
export function isAdminPath(pathname: string) {
  return /^\/admin(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname);
}

/** Whether this is the path of an admin page that may be saved. */
export function isOwnerPath(pathname: string) {
  return isAdminPath(pathname) && !NEVER.test(pathname);
}

function addressOf({ origin, pathname, search }: URL) {
  return origin + pathname + search;
}

/** Whether this is a complete page, not a file or a redirect. */
export function isDocument({ status, headers }: Response) {
  return status === 200 && (headers.get("Content-Type")?.startsWith("text/html") ?? false);
}

/** To be opened before a page is requested: if the cache is deleted meanwhile, the answer goes with it. */
export function openOwnerCache() {
  return caches.open(OWNER);
}

/** Whether all files of a page are on this device: without its code it would not work. */
async function hasItsFiles(page: Response) {
  const files = assetsIn(await page.text());
  const found = await Promise.all(files.map((path) => caches.match(path, { ignoreVary: true })));
  return found.every(Boolean);
}

/**
 * Saves a page as it was sent to the owner, once its files are here. A page without `Owner-Until`, such as the sign-in
 * form, means that there is no session.
 */
export async function storeOwnerPage(cache: Cache, asked: URL, response: Response) {
  const until = response.headers.get(OWNER_UNTIL);
  if (!isDocument(response)) return;
  if (until === null && new URL(response.url).pathname === SIGN_IN) return deleteOwnerPages();
  if (Number(until) === 0 || response.redirected || !isOwnerPath(asked.pathname)) return;
  if (!(await hasItsFiles(response.clone()))) return;
  await cache.put(addressOf(asked), stamped(response)).catch(() => {});
  await dropOldPages(cache, MAX_PAGES);
}

/** Requests a page with this browser's session and saves it; `bring` can load its files first. */
export async function keepOwnerPage(address: string, bring?: (files: string[]) => Promise<void>) {
  const cache = await openOwnerCache();
  const answer = await fetch(address, { ...ASK, headers: { [UNSEEN]: "1" } });
  await bring?.(assetsIn(await answer.clone().text()));
  await storeOwnerPage(cache, new URL(address), answer);
}

/** The saved copy of a page, as long as its session is certainly valid. */
export async function findOwnerPage(url: URL) {
  const find = (address: string) =>
    caches.match(address, { cacheName: OWNER, ignoreVary: true }) as Promise<Response | undefined>;
  const isAny = ANY_QUERY.test(url.pathname);
  const found = (await find(addressOf(url))) ?? (isAny && (await find(url.origin + url.pathname)));
  if (!found) return null;
  return Number(found.headers.get(OWNER_UNTIL)) > Date.now() ? found : null;
}

/** Finds the id of the new record in a form. */
const NEW_ID = /name="formId" value="([\da-f-]{36})"/;

/** A saved copy for display: marked with the time of saving, and with a new id for a new record. */
export async function shownOwnerPage(url: URL, kept: Response) {
  const html = await kept.text();
  const id = NEW_ID.exec(html)?.[1];
  const draft = url.searchParams.get("draft");
  const isOther = ANY_QUERY.test(url.pathname) && id !== undefined && id !== draft;
  const own = isOther ? html.replaceAll(id, draft ?? crypto.randomUUID()) : html;
  const headers = new Headers(kept.headers);
  const policy = headers.get("Content-Security-Policy");
  if (isOther && policy)
    headers.set("Content-Security-Policy", await withHashes(policy, html, own));
  const mark = `<html ${KEPT_MARK}="${storedAt(kept) ?? 0}" `;
  return new Response(own.replace("<html ", mark), { headers });
}

/** Deletes all saved pages when the session ends. */
export async function deleteOwnerPages() {
  await caches.delete(OWNER);
}

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;

function inlineScripts(html: string) {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    /\ssrc=/.test(attributes) ? [] : [text],
  );
}

async function hashOf(script: string) {
  const bytes = new Uint8Array(
    await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script)),
  );
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}

/** Updates a page's policy for its changed inline scripts: the hashes of the former ones are replaced. */
async function withHashes(policy: string, before: string, after: string) {
  const now = inlineScripts(after);
  let changed = policy;
  for (const [index, script] of inlineScripts(before).entries()) {
    const other = now[index];
    if (other === undefined || other === script) continue;
    changed = changed.replace(await hashOf(script), await hashOf(other));
  }
  return changed;
}

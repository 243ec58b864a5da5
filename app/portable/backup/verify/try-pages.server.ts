import { setTimeout as sleep } from "node:timers/promises";
import { startTrialSite } from "./trial-site.server";

/** The first page of a site with ten thousand letters takes long on a small machine. */
const PAGE_MS = 60_000;
const PICTURE = /\/media\/[0-9a-f]{16}-\d+\.(?:avif|webp|jpg)/g;
/** Besides the home page: lists of every kind of record. */
const PUBLIC = ["/journey", "/days", "/letters", "/gallery", "/about", "/feed.xml", "/search?q=a"];
const OWN = [
  "/admin",
  "/admin/here",
  "/admin/posts",
  "/admin/places",
  "/admin/pins",
  "/admin/moments",
  "/admin/media",
  "/admin/settings",
  "/admin/backups",
];

/**
 * Starts the site on a copy, as a process of its own that nobody else can reach, and asks it for pages; throws what is
 * wrong.
 */
export async function tryPages(folder: string) {
  // Loaded here only, so that making a backup starts sooner and needs no code that signs cookies.
  const { openTrialSession } = await import("./trial-session.server");
  const site = await startTrialSite(folder);
  try {
    await askForPages(site.url, await openTrialSession(folder));
  } finally {
    await site.end();
  }
}

/**
 * Asks for public pages: home, the lists, a letter, a collection and a picture, as far as they exist. With the owner's
 * headers it also asks for her pages.
 */
export async function askForPages(url: string, owner: { Cookie?: string } = {}) {
  const home = await ask(url, "/");
  const addresses = await ask(url, "/sitemap.xml");
  const pathOf = (pattern: RegExp) => pattern.exec(addresses)?.[1];
  const paths = [
    pathOf(/<loc>https?:\/\/[^/<]+(\/letters\/[^/<]+)<\/loc>/),
    pathOf(/<loc>https?:\/\/[^/<]+(\/gallery\/[^/<]+)<\/loc>/),
  ];
  let pages = home;
  for (const path of paths) if (path) pages += await ask(url, path);
  const [picture] = (pages.match(PICTURE) ?? []).sort(
    (one, other) => widthIn(one) - widthIn(other),
  );
  if (picture) await ask(url, picture);
  for (const path of PUBLIC) await ask(url, path);
  if (owner.Cookie) for (const path of OWN) await ask(url, path, owner);
}

function widthIn(address: string) {
  return Number(/-(\d+)\./.exec(address)?.[1]);
}

/** Asks again while the machine is overloaded and the answer says so. */
async function ask(url: string, path: string, headers = {}) {
  const lastAt = performance.now() + PAGE_MS;
  for (;;) {
    const signal = AbortSignal.timeout(PAGE_MS);
    const answer = await fetch(url + path, { headers, signal });
    const text = await answer.text();
    if (answer.ok) return text;
    const waitMs = Number(answer.headers.get("Retry-After") ?? Number.NaN) * 1_000;
    if (answer.status === 503 && performance.now() + waitMs < lastAt) await sleep(waitMs);
    else throw new Error(`The site started on it answers ${path} with ${answer.status}.`);
  }
}

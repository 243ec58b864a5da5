import { setTimeout as sleep } from "node:timers/promises";
import { startSpareSite } from "./spare-site.server";

/** The first page of ten thousand letters on a small machine takes its time. */
const PAGE_MS = 60_000;
const PICTURE = /\/media\/[0-9a-f]{16}-\d+\.(?:avif|webp|jpg)/g;

/** Starts the site on a copy of it, as a process of its own that nobody else can reach, and asks it for pages; throws what is wrong. */
export async function tryPages(folder: string) {
  const site = await startSpareSite(folder);
  try {
    await askForPages(site.url);
  } finally {
    await site.end();
  }
}

/** Home, a letter, an album and a picture, as far as the public has any. */
export async function askForPages(url: string) {
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
}

function widthIn(address: string) {
  return Number(/-(\d+)\./.exec(address)?.[1]);
}

/** Asks again where the machine has too much to do just now, as the answer says. */
async function ask(url: string, path: string) {
  const lastAt = performance.now() + PAGE_MS;
  for (;;) {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(PAGE_MS) });
    const text = await answer.text();
    if (answer.ok) return text;
    const waitMs = Number(answer.headers.get("Retry-After") ?? Number.NaN) * 1_000;
    if (answer.status === 503 && performance.now() + waitMs < lastAt) await sleep(waitMs);
    else throw new Error(`The site started on it answers ${path} with ${answer.status}.`);
  }
}

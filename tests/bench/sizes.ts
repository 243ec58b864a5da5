import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { ALLOCATOR_SETTINGS } from "~/utils/allocator-settings";
import { addGeneratedContent } from "../support/records/generated-content";
import { type SiteProcess, startSite } from "../support/site/site-process";
import { copyTemplate } from "../support/site/site-templates";
import { residentMb } from "./memory";

/** What stands in lists, on cards and on the drawn map; other patterns are those of addresses, which count once. */
const LISTED = /<(?:li|article|polygon)\b/g;
const FOUND = /href="\/(?:letters|journey|gallery)\/[\w-]+/g;

/** Each with what tells its items, where it shows more of them the more there are. */
const PAGES: [path: string, item?: RegExp][] = [
  ["/", LISTED],
  ["/letters", /href="\/letters\/[\w-]+"/g],
  ["/letters?q=tea&sort=a-z", /href="\/letters\/[\w-]+"/g],
  ["/journey", /href="\/journey\/[\w-]+"/g],
  ["/gallery", /href="\/gallery\/[\w-]+"/g],
  ["/letters/first-light-on-dal-lake"],
  ["/search?q=lake", FOUND],
  ["/search?q=vranasi", FOUND],
  ["/feed.xml", /<id>[^<]+/g],
  ["/sitemap.xml", /<loc>[^<]+/g],
  ["/map-pins.json", /"id":"[^"]+/g],
  ["/api/blog-posts?limit=24", /"slug":"[^"]+/g],
  ["/api/search?q=lake", /"path":"[^"]+/g],
];
/** Before them V8 has not seen yet what it is to optimise. */
const UNCOUNTED = 20;
const TIMES = 200;
const BLOCKED_TIMES = 5;
/** All of it, in pieces. */
const WHOLE_LIST = "/api/blog-posts";
/** With a session each answer is made anew. */
const COLD = { headers: { Cookie: "__session=none" } };

type Measured = { bytes: number; items: number; p50: number; p99: number; blocked: number };

function percentile(sorted: number[], share: number) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function measurePage(site: SiteProcess, path: string, item?: RegExp): Promise<Measured> {
  const url = site.url + path;
  const times: number[] = [];
  let text = "";
  for (let time = 0; time < UNCOUNTED + TIMES; time++) {
    const start = performance.now();
    const answer = await fetch(url, COLD);
    text = await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    if (time >= UNCOUNTED) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const found = item ? (text.match(item) ?? []) : [text];
  const items = item === LISTED ? found.length : new Set(found).size;
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  const blocked = await blockedBy(site, path);
  return { bytes: Buffer.byteLength(text), items, p50, p99, blocked };
}

/** For how many milliseconds the site's event loop stood still at most since this was asked last. */
async function blockedMs({ pid, takeErrors }: SiteProcess) {
  process.kill(pid, "SIGUSR2");
  for (;;) {
    await sleep(5);
    const [, milliseconds] = /"blockedMs":([\d.]+)/.exec(takeErrors()) ?? [];
    if (milliseconds !== undefined) return Number(milliseconds);
  }
}

/** The same while an address is answered and taken; of some times the one in the middle, as the machine has its own. */
async function blockedBy(site: SiteProcess, path: string) {
  const blocked: number[] = [];
  for (let time = 0; time < BLOCKED_TIMES; time++) {
    await sleep(50);
    await blockedMs(site);
    const answer = await fetch(site.url + path, COLD);
    await answer.body?.pipeTo(new WritableStream());
    blocked.push(await blockedMs(site));
  }
  return percentile(
    blocked.toSorted((a, b) => a - b),
    0.5,
  );
}

/** The demo's originals as addresses, so that pictures of generated content are pictures. */
function picturesOf(client: Database.Database) {
  return client
    .prepare("select featured_image from blog_posts where featured_image like '/media/%'")
    .pluck()
    .all() as string[];
}

async function measureSite(posts: number) {
  const dataDir = await copyTemplate("demo");
  if (posts > 0) {
    const client = new Database(join(dataDir, "site.db"));
    addGeneratedContent(client, { posts, pictures: picturesOf(client) });
    client.close();
  }
  const watched = { NODE_OPTIONS: "--import ./tests/bench/loop-delay.mjs" };
  const site = await startSite({ DATA_DIR: dataDir, ...ALLOCATOR_SETTINGS, ...watched });
  const pages = new Map<string, Measured>();
  for (const [path, item] of PAGES) pages.set(path, await measurePage(site, path, item));
  const blocked = await blockedBy(site, WHOLE_LIST);
  const megabytes = residentMb(site.pid);
  await site.stop();
  return { pages, blocked, megabytes };
}

/**
 * Bytes and times of pages that are made anew, at the demo's size, at a thousand letters more and at `posts` more, with
 * the process's memory (RSS, MB) and for how long each holds the event loop at most (ms).
 */
export async function measureSizes(posts: number) {
  const sizes = [...new Set([0, Math.min(1_000, posts), posts])];
  const sites: ({ size: number } & Awaited<ReturnType<typeof measureSite>>)[] = [];
  for (const size of sizes) sites.push({ size, ...(await measureSite(size)) });
  const [demo] = sites;
  const rows = PAGES.map(([path]) => {
    const row: Record<string, string | number> = { path };
    for (const { size, pages } of sites) {
      const { bytes, items, p50, p99, blocked } = pages.get(path) as Measured;
      row[`+${size}: KB`] = Math.round(bytes / 1000);
      row[`+${size}: ms p50/p99`] = `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
      row[`+${size}: blocks, ms`] = Math.round(blocked);
      const before = demo?.pages.get(path) as Measured;
      row[`+${size}: KB, ms per item`] =
        `${(bytes / items / (before.bytes / before.items)).toFixed(2)}, ${(p50 / items / (before.p50 / before.items)).toFixed(2)}`;
    }
    return row;
  });
  const whole = sites.map(({ size, blocked, megabytes }) => ({
    path: `+${size} letters: ${megabytes} MB, the whole list blocks for ${blocked.toFixed(0)} ms`,
  }));
  return [...rows, ...whole];
}

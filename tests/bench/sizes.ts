import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { addGeneratedContent } from "../support/generated-content";
import { startSite } from "../support/site-process";
import { copyTemplate } from "../support/site-templates";
import { residentMb } from "./memory";

/** Each with what tells its items, where it shows more of them the more there are. */
const PAGES: [path: string, item?: RegExp][] = [
  ["/"],
  ["/letters", /href="\/letters\/[\w-]+"/g],
  ["/letters?q=tea&sort=a-z", /href="\/letters\/[\w-]+"/g],
  ["/journey", /href="\/journey\/[\w-]+"/g],
  ["/gallery", /href="\/gallery\/[\w-]+"/g],
  ["/letters/first-light-on-dal-lake"],
  ["/search?q=lake"],
  ["/search?q=vranasi"],
  ["/feed.xml", /<id>[^<]+/g],
  ["/sitemap.xml", /<loc>[^<]+/g],
  ["/map-pins.json", /"id":"[^"]+/g],
  ["/api/blog-posts?limit=24", /"slug":"[^"]+/g],
  ["/api/search?q=lake"],
];
const TIMES = 40;
/** With a session each answer is made anew. */
const COLD = { headers: { Cookie: "__session=none" } };

type Measured = { bytes: number; items: number; p50: number; p99: number };

function percentile(sorted: number[], share: number) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function measurePage(url: string, item?: RegExp): Promise<Measured> {
  const times: number[] = [];
  let text = "";
  for (let time = 0; time < TIMES + 5; time++) {
    const start = performance.now();
    const answer = await fetch(url, COLD);
    text = await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    if (time >= 5) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const items = item ? new Set(text.match(item)).size : 1;
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { bytes: Buffer.byteLength(text), items, p50, p99 };
}

/** How long one reader waits at most while another takes the whole list of letters. */
async function longestWait(origin: string) {
  let isDone = false;
  let longest = 0;
  const whole = fetch(`${origin}/api/blog-posts`).then(async (answer) => {
    await answer.body?.pipeTo(new WritableStream());
    isDone = true;
  });
  await fetch(`${origin}/terms`).then((answer) => answer.text());
  while (!isDone) {
    const start = performance.now();
    await fetch(`${origin}/terms`).then((answer) => answer.text());
    longest = Math.max(longest, performance.now() - start);
    await sleep(5);
  }
  await whole;
  return longest;
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
  const memory = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };
  const site = await startSite({ DATA_DIR: dataDir, ...memory });
  const pages = new Map<string, Measured>();
  for (const [path, item] of PAGES) pages.set(path, await measurePage(site.url + path, item));
  const wait = await longestWait(site.url);
  const megabytes = residentMb(site.pid);
  await site.stop();
  return { pages, wait, megabytes };
}

/**
 * Bytes and times of pages that are made anew, at the demo's size, at a thousand letters more and at `posts` more, with
 * the process's memory (RSS, MB) and how long a reader waits at most beside one who takes the whole list (ms).
 */
export async function measureSizes(posts: number) {
  const sizes = [...new Set([0, Math.min(1_000, posts), posts])];
  const sites: ({ size: number } & Awaited<ReturnType<typeof measureSite>>)[] = [];
  for (const size of sizes) sites.push({ size, ...(await measureSite(size)) });
  const [demo] = sites;
  const rows = PAGES.map(([path]) => {
    const row: Record<string, string | number> = { path };
    for (const { size, pages } of sites) {
      const { bytes, items, p50, p99 } = pages.get(path) as Measured;
      row[`+${size}: KB`] = Math.round(bytes / 1000);
      row[`+${size}: ms p50/p99`] = `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
      const before = demo?.pages.get(path) as Measured;
      row[`+${size}: KB, ms per item`] =
        `${(bytes / items / (before.bytes / before.items)).toFixed(2)}, ${(p50 / items / (before.p50 / before.items)).toFixed(2)}`;
    }
    return row;
  });
  const whole = sites.map(({ size, wait, megabytes }) => ({
    path: `+${size} letters: ${megabytes} MB, a reader waits at most ${wait.toFixed(0)} ms`,
  }));
  return [...rows, ...whole];
}

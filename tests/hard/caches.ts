import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { check, printTable } from "./report";
import { send, signIn, startOrigin } from "./site";
import { atEnd, type Cache, cleanUp, startNginx, startVarnish, until } from "./tools";

/** What must never be kept: the title of a letter that only the owner sees. */
const SECRET = "Nobody but me has read this";
const KEPT_PAGES = ["/", "/letters", "/journey", "/gallery", "/about", "/feed.xml"];

type Origin = Awaited<ReturnType<typeof startOrigin>>;

/** A way to the origin that can be slow, or broken. */
async function startGate(port: number) {
  const gate = { delayMs: 0, isDead: false, port: 0 };
  function forward(req: IncomingMessage, res: ServerResponse) {
    const { method, url, headers } = req;
    const outgoing = request(
      { host: "127.0.0.1", port, method, path: url, headers },
      (incoming) => {
        res.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders);
        incoming.pipe(res);
      },
    );
    outgoing.on("error", () => res.destroy());
    req.pipe(outgoing);
  }
  const server = createServer((req, res) => {
    if (gate.isDead) req.socket.destroy();
    else setTimeout(forward, gate.delayMs, req, res);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => server.close().closeAllConnections());
  gate.port = (server.address() as AddressInfo).port;
  return gate;
}

async function get(url: string, headers: Record<string, string> = {}) {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers, redirect: "manual" });
  const text = await answer.text();
  const { status } = answer;
  const ms = Math.round(performance.now() - startedAt);
  return {
    status,
    text,
    ms,
    kept: answer.headers.get("x-cache") === "HIT",
    headers: answer.headers,
  };
}

/** Whether the second answer comes from the cache; a page is kept for a second, so both follow at once. */
async function isKept(url: string, again = url, headers: Record<string, string> = {}) {
  await get(url);
  return (await get(again, headers)).kept;
}

async function tryKeeping({ name, url }: Cache, origin: Origin) {
  for (const page of KEPT_PAGES) check(name, `${page} is kept`, await isKept(url + page));
  const cookie = { Cookie: "_ga=GA1.2.3; __device=abc" };
  check(name, "cookies that do not count are dropped", await isKept(`${url}/`, `${url}/`, cookie));
  const tracked = `${url}/letters?utm_source=mail&fbclid=7&gclid=8`;
  check(name, "tracking parameters are dropped", await isKept(`${url}/letters`, tracked));
  const [counted, tangled] = ["/letters?q=dal&sort=oldest", "/letters?sort=oldest&x=1&q=dal"];
  check(name, "what counts is kept apart", await isKept(url + counted, url + tangled));
  await get(`${url}/letters?%71=nothing-like-this`);
  for (const path of [
    "/letters",
    counted,
    "/api/travel-pins?fields=name&x=1&x=2",
    "/letters.data",
  ]) {
    const [here, there] = await Promise.all([get(url + path), get(origin.url + path)]);
    check(name, `${path} is what the site says`, here.text === there.text && here.status === 200);
  }
  const { headers } = await get(`${url}/`, { "Accept-Encoding": "br, gzip" });
  check(name, "Brotli comes through", headers.get("content-encoding") === "br");
  const tag = { "If-None-Match": headers.get("etag") ?? "", "Accept-Encoding": "br, gzip" };
  check(name, "a page that is known is 304", (await get(`${url}/`, tag)).status === 304);
}

/** Every file that nginx keeps; Varnish keeps its pages in memory, where only its answers can be looked at. */
function bytesOnDisk({ folder }: Cache) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const kept = files.filter((each) => each.isFile() && /^[0-9a-f]{32}$/.test(each.name));
  return kept.map((each) => readFileSync(`${each.parentPath}/${each.name}`, "latin1"));
}

async function tryPersonal(cache: Cache, cookie: string) {
  const { name, url } = cache;
  const hidden = { title: SECRET, content: "Hidden.", isVisible: false };
  const made = await send(`${url}/api/blog-posts`, cookie, "POST", hidden);
  const { id, slug } = (await made.json()) as { id: string; slug: string };
  const private_ = [`/letters/${slug}`, `/api/blog-posts/by-id/${id}`, "/api/auth/user", "/admin"];
  const pages = [...private_, ...KEPT_PAGES, "/letters.data", "/api/blog-posts", "/admin/posts"];
  const mine = { Cookie: cookie, "Accept-Encoding": "identity" };
  const owners = [];
  for (const page of pages) owners.push(await get(url + page, mine), await get(url + page, mine));
  check(
    name,
    "what the owner sees comes from the site",
    owners.every(({ kept }) => !kept),
  );
  check(
    name,
    "the owner sees her own",
    owners.some(({ text }) => text.includes(SECRET)),
  );
  const others = [];
  for (const page of pages) others.push(await get(url + page, { "Accept-Encoding": "identity" }));
  const leaks = others.filter(
    ({ text, headers }) => text.includes(SECRET) || headers.has("set-cookie"),
  );
  check(name, "others see nothing of it", leaks.length === 0);
  const [page, record, user] = others;
  check(
    name,
    "nor hear of it",
    page?.status === 404 && record?.status === 404 && user?.status === 401,
  );
  await tryFlash(cache);
  const held = bytesOnDisk(cache).filter(
    (text) => text.includes(SECRET) || /set-cookie/i.test(text),
  );
  check(name, "nothing personal is on its disk", held.length === 0);
}

/** A success message for one visitor, told by a cookie on the way to the next page. */
async function tryFlash({ name, url }: Cache) {
  const form = new URLSearchParams({ email: `reader-${name}@example.com` });
  const posted = await fetch(`${url}/newsletter`, {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  const flash = posted.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const mine = await get(`${url}/`, { Cookie: flash });
  const others = await get(`${url}/`);
  const isTold = posted.status === 303 && /__flash=/.test(flash) && mine.text !== others.text;
  check(name, "a message reaches its reader", isTold, posted.status);
  check(name, "and nobody else", !others.headers.has("set-cookie") && !mine.kept);
}

async function tryPassing({ name, url }: Cache, cookie: string) {
  const upload = await fetch(`${url}/api/media`, {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/octet-stream" },
    body: Buffer.alloc(39_000_000),
  });
  check(
    name,
    "39 MB reach the site, which says what is wrong with them",
    upload.status === 415,
    upload.status,
  );
  const resumable = { Cookie: cookie, "Tus-Resumable": "1.0.0" };
  const begun = await fetch(`${url}/api/uploads`, {
    method: "POST",
    headers: { ...resumable, "Upload-Length": "1000" },
  });
  const address = new URL(begun.headers.get("location") ?? "", url);
  const part = { "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" };
  const options = { method: "PATCH", headers: { ...resumable, ...part }, body: Buffer.alloc(600) };
  await fetch(address, options);
  const { headers } = await fetch(address, { method: "HEAD", headers: resumable });
  check(name, "an upload goes on where it stopped", headers.get("upload-offset") === "600");
  check(name, "the health check is never kept", !(await isKept(`${url}/healthz`)));
}

/** What arrives of the visitor's address. */
async function tryAddress(start: typeof startVarnish) {
  const echo = createServer((req, res) => {
    res.writeHead(200, { "Cache-Control": "no-store" });
    res.end(String(req.headers["x-forwarded-for"]));
  }).listen(0, "127.0.0.1");
  await once(echo, "listening");
  atEnd(() => echo.close().closeAllConnections());
  const cache = await start([(echo.address() as AddressInfo).port, 1]);
  const { text } = await get(`${cache.url}/`, { "X-Forwarded-For": "203.0.113.7" });
  const isLast = text.replaceAll(" ", "") === "203.0.113.7,127.0.0.1";
  check(cache.name, "the visitor's address is the last one in the list", isLast, text);
  await cache.end();
}

/** How long after a save each of the caches shows it, in milliseconds. */
async function delaysOfSave(caches: Cache[], origin: Origin, cookie: string, words: string) {
  const url = `${origin.url}/api/home-content`;
  const saved = await send(url, cookie, "PUT", { heroTitle: words });
  if (!saved.ok) throw new Error(`The save failed: ${saved.status} ${await saved.text()}`);
  const savedAt = performance.now();
  const whenSeen = async (cache: Cache) => {
    await until(
      "the save is seen",
      async () => (await get(`${cache.url}/`)).text.includes(words),
      20,
    );
    return Math.round(performance.now() - savedAt);
  };
  return Promise.all(caches.map(whenSeen));
}

async function trySaves(caches: Cache[], origin: Origin, cookie: string) {
  const slowest = caches.map(() => 0);
  for (let round = 1; round <= 8; round++) {
    for (const { url } of caches) await get(`${url}/`);
    const delays = await delaysOfSave(caches, origin, cookie, `Words of round ${round}`);
    for (const [index, delay] of delays.entries())
      slowest[index] = Math.max(slowest[index] ?? 0, delay);
    await sleep(130 * round);
  }
  for (const [index, { name }] of caches.entries()) {
    const ms = slowest[index] ?? 0;
    check(name, "a save is seen within two seconds", ms < 2_100, `slowest of 8: ${ms} ms`);
  }
  await send(`${origin.url}/api/home-content`, cookie, "PUT", { heroTitle: "After a rest" });
  await sleep(2_100);
  for (const { name, url } of caches) {
    const many = await Promise.all(Array.from({ length: 20 }, () => get(`${url}/`)));
    const old = many.filter(({ text }) => !text.includes("After a rest")).length;
    check(
      name,
      "nor does anybody see the old page after nobody asked for it",
      old === 0,
      `${old} of 20`,
    );
  }
}

/** How long a kept page takes, while the site needs this long for each answer. */
async function timesWhileSlow({ url }: Cache) {
  const times = [];
  for (let turn = 0; turn < 8; turn++) {
    const { status, ms } = await get(`${url}/`);
    times.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
    await sleep(600);
  }
  return times.toSorted((one, other) => one - other);
}

async function tryFailures(
  cache: Cache,
  gate: Awaited<ReturnType<typeof startGate>>,
  cookie: string,
) {
  const { name, url } = cache;
  const made = await send(`${url}/api/blog-posts`, cookie, "POST", {
    title: "Soon gone",
    content: "Gone.",
  });
  const { id, slug } = (await made.json()) as { id: string; slug: string };
  for (const page of [...KEPT_PAGES, `/letters/${slug}`]) await get(url + page);
  await send(`${url}/api/blog-posts/${id}`, cookie, "DELETE", {});
  await until(
    "the letter is gone",
    async () => (await get(`${url}/letters/${slug}`)).status === 404,
  );

  gate.delayMs = 3_000;
  await sleep(2_500);
  const times = await timesWhileSlow(cache);
  printTable(`${name}: a kept page while the site takes 3 s for each answer`, [
    { "median, ms": times[4] ?? 0, "slowest, ms": times.at(-1) ?? 0 },
  ]);
  check(name, "a kept page is served while the site is slow", (times.at(-1) ?? 0) < 5_000);
  gate.delayMs = 0;

  gate.isDead = true;
  await sleep(3_000);
  const answers = await Promise.all(KEPT_PAGES.map((page) => get(url + page)));
  check(
    name,
    "kept pages are served while the site is dead",
    answers.every(({ status }) => status === 200),
  );
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  check(name, "at once", slowest < 2_500, `${slowest} ms`);
  const gone = await get(`${url}/letters/${slug}`);
  check(name, "a letter that was deleted does not come back", gone.status >= 400, gone.status);
  const unknown = await get(`${url}/letters?q=nobody+asked+this`);
  check(name, "what is not kept is refused", unknown.status >= 502, unknown.status);
  gate.isDead = false;
  const isBack = async () => (await get(`${url}/letters?q=nobody+asked+this`)).status === 200;
  await until("the site is back", isBack);
  check(name, "the site's return is noticed", true);
}

/** Correct answers of both caches, whatever befalls the site behind them. */
export async function tryCaches() {
  for (const start of [startVarnish, startNginx]) {
    const origin = await startOrigin();
    const gate = await startGate(origin.port);
    const cookie = await signIn(origin.url);
    const cache = await start([gate.port, 1]);
    await tryKeeping(cache, origin);
    await tryPersonal(cache, cookie);
    await tryPassing(cache, cookie);
    await tryAddress(start);
    await trySaves(
      [cache, { ...(await start([gate.port, 1])), name: `${cache.name}, a second one` }],
      origin,
      cookie,
    );
    await tryFailures(cache, gate, cookie);
    await cleanUp();
  }
}

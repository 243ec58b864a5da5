import { expect, test, vi } from "vitest";
import { LOOP_TURNS, RenderQueue } from "../../server/pages/render-queue";
import { eventually, head, openRaw } from "./raw";
import { OWNERS, page, startSite } from "./site";

vi.mock("../../server/log-writer");

/** A function that waits at each call until the call is let go, by its name. */
function barrier() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  function wait(name: string) {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  }
  return { begun, wait, end: (name: string) => ends.get(name)?.() };
}

/** Lets the event loop turn, until so many more may have begun. */
async function turns(count: number) {
  for (let turn = 0; turn < count * LOOP_TURNS; turn++) await new Promise(setImmediate);
}

function start(limits: { concurrent: number; maxWaiting: number }) {
  const queue = new RenderQueue(limits);
  const { begun, wait, end } = barrier();
  function ask(name: string, address = "192.0.2.1", gone = new AbortController().signal) {
    return queue.enter({ address, gone }, () => wait(name));
  }
  return { queue, begun, end, ask };
}

test("connections come in between two renderings, and no more begin at once than are allowed", async () => {
  const { begun, end, ask } = start({ concurrent: 2, maxWaiting: 10 });
  const asked = ["a", "b", "c", "d"].map((name) => ask(name).result);
  expect(begun).toEqual([]);
  await turns(1);
  expect(begun).toEqual(["a"]);
  await new Promise(setImmediate);
  expect(begun).toEqual(["a"]);
  await turns(5);
  expect(begun).toEqual(["a", "b"]);
  end("b");
  await turns(5);
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c"]) end(name);
  await turns(5);
  end("d");
  expect(await Promise.all(asked)).toEqual(["a", "b", "c", "d"]);
});

test.each([
  ["an address of IPv4", "192.0.2.1", "192.0.2.2"],
  ["a network of IPv6", "2001:db8:1:1::1", "2001:db8:2::1"],
])("networks have turns by turns: %s", async (_name, one, other) => {
  const { begun, end, ask } = start({ concurrent: 1, maxWaiting: 10 });
  for (const name of ["a1", "a2", "a3"]) ask(name, one);
  for (const name of ["b1", "b2"]) ask(name, other);
  for (const name of ["a1", "b1", "a2", "b2"]) {
    await turns(2);
    end(name);
  }
  await turns(2);
  expect(begun).toEqual(["a1", "b1", "a2", "b2", "a3"]);
});

test("all addresses of a /48 are one network", async () => {
  const { begun, end, ask } = start({ concurrent: 1, maxWaiting: 10 });
  for (const group of [1, 2, 3]) ask(`a${group}`, `2001:db8:1:${group}::1`);
  ask("b", "192.0.2.1");
  await turns(2);
  end("a1");
  await turns(2);
  expect(begun).toEqual(["a1", "b"]);
});

test("where too many wait, the network that has most gives one up, its newest", async () => {
  const { ask } = start({ concurrent: 1, maxWaiting: 3 });
  const refused: string[] = [];
  const note = (name: string, address: string) => {
    ask(name, address).result.then((result) => result === null && refused.push(name));
  };
  for (const name of ["a1", "a2", "a3", "a4"]) note(name, "192.0.2.1");
  note("b1", "192.0.2.2");
  note("c1", "192.0.2.3");
  note("d1", "192.0.2.4");
  await turns(1);
  expect(refused).toEqual(["a4", "a3", "a2", "d1"]);
});

test("nothing is rendered for whoever has left, and what several wait for until the last has", async () => {
  const { begun, end, ask } = start({ concurrent: 1, maxWaiting: 10 });
  const [first, second] = [new AbortController(), new AbortController()];
  ask("running");
  await turns(1);
  const left = ask("left", undefined, first.signal);
  const shared = ask("shared", undefined, first.signal);
  shared.join({ address: "192.0.2.9", gone: second.signal });
  const forgotten = ask("forgotten", undefined, first.signal);
  forgotten.join({ address: "192.0.2.9", gone: second.signal });
  first.abort();
  expect(await left.result).toBeNull();
  end("running");
  await turns(2);
  second.abort();
  expect(await forgotten.result).toBeNull();
  await turns(3);
  expect(begun).toEqual(["running", "shared"]);
});

test("what a second network waits for as well has its turn, and is not what gives way", async () => {
  const { begun, end, ask } = start({ concurrent: 1, maxWaiting: 3 });
  ask("running");
  await turns(1);
  const asked = ["a1", "a2", "a3"].map((name) => ask(name));
  asked[2]?.join({ address: "192.0.2.9", gone: new AbortController().signal });
  ask("b1", "192.0.2.8");
  expect(await asked[1]?.result).toBeNull();
  for (const name of ["running", "a1"]) {
    end(name);
    await turns(2);
  }
  expect(begun).toEqual(["running", "a1", "a3"]);
});

test("a rendering that fails leaves its place", async () => {
  const queue = new RenderQueue({ concurrent: 1, maxWaiting: 10 });
  const asker = { address: "192.0.2.1", gone: new AbortController().signal };
  const failing = queue.enter(asker, () => Promise.reject(new Error("failed")));
  const next = queue.enter(asker, async () => "next");
  await expect(failing.result).rejects.toThrow("failed");
  expect(await next.result).toBe("next");
  await turns(1);
  expect(queue.isBusy()).toBe(false);
});

/** A site whose routes answer when they are told to; addresses with `now` at once. */
async function startSlow() {
  const { begun, wait, end } = barrier();
  const site = await startSite(async ({ address, method }) => {
    if (!address.includes("now")) await wait(`${method} ${address}`);
    return page({ headers: { "cache-control": "no-cache" } });
  });
  return { site, begun, end };
}

test.each([
  ["pages", "GET", "/search?q=", 4],
  ["pages by HEAD", "HEAD", "/search?q=", 4],
  ["data of pages", "GET", "/letters.data?q=", 4],
  ["lists of the API", "GET", "/api/blog-posts?q=", 4],
  ["missing pages", "GET", "/letters/none-", 4],
  ["pictures", "GET", "/media/0123456789abcdef-0", 16],
  ["share pictures", "GET", "/share/post/1/", 2],
  ["posts", "POST", "/letters/note-", 8],
])(
  "of many requests for %s some are rendered at once, others wait, the rest is refused",
  async (_name, method, path, concurrent) => {
    const { site, begun } = await startSlow();
    const headers: Record<string, number> = method === "POST" ? { "Content-Length": 0 } : {};
    const clients = await Promise.all(
      Array.from({ length: 320 }, (_, index) =>
        openRaw(site.port, head({ method, path: path + index, headers })),
      ),
    );
    await eventually(() => {
      const answered = clients.filter((client) => client.received() !== "");
      expect(answered.length + begun.length).toBeGreaterThanOrEqual(320 - 256);
      for (const client of answered) expect(client.received()).toMatch(/^HTTP\/1\.1 503 /);
      for (const client of answered) expect(client.received()).toMatch(/^retry-after: 5\r$/im);
    });
    await eventually(() => expect(begun).toHaveLength(concurrent));
    await turns(2);
    expect(begun).toHaveLength(concurrent);
    expect((await site.ask("/favicon.ico")).status).toBe(200);
    expect((await site.ask("/healthz")).status).toBe(200);
  },
);

test("the owner does not wait", async () => {
  const { site, begun } = await startSlow();
  for (let index = 0; index < 20; index++) {
    await openRaw(site.port, head({ method: "GET", path: `/search?q=${index}` }));
  }
  await eventually(() => expect(begun).toHaveLength(4));
  expect((await site.ask("/admin/now", { headers: OWNERS })).status).toBe(200);
});

test("a stored page is sent while the queue is full, and one that many wait for is rendered once", async () => {
  const { begun, wait, end } = barrier();
  const site = await startSite(async ({ address }) => {
    if (address !== "/stored") await wait(address);
    return page();
  });
  await site.ask("/stored");
  for (let index = 0; index < 4; index++) {
    await openRaw(site.port, head({ method: "GET", path: `/search?q=${index}` }));
  }
  await eventually(() => expect(begun).toHaveLength(4));
  const many = Array.from({ length: 300 }, () => site.ask("/journey"));
  expect((await site.ask("/stored")).status).toBe(200);
  for (const name of [...begun]) end(name);
  await eventually(() => expect(begun).toContain("/journey"));
  end("/journey");
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(begun.filter((address) => address === "/journey")).toHaveLength(1);
});

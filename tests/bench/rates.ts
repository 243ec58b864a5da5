import { fork } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Load, loadOf, pinServer } from "./load";
import { median } from "./median";

const ROUNDS = 5;
/** A visitor with a session gets a rendering of their own, every time. */
const WITH_SESSION = ["Cookie: __session=none"];
/** Node writes these itself. */
const CONNECTIONS_OWN = /^(?:date|connection|keep-alive)$/i;

/** The site's answer to this route: its very bytes, compressed, and all its headers. */
function answerOf(url: string) {
  return new Promise<{ body: string; headers: string[] }>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, async (response) => {
      const names = response.rawHeaders.filter((_, index) => index % 2 === 0);
      const headers = names.flatMap((name, index) =>
        CONNECTIONS_OWN.test(name) ? [] : [name, response.rawHeaders[index * 2 + 1] ?? ""],
      );
      resolve({ body: (await buffer(response)).toString("base64"), headers });
    }).on("error", reject);
  });
}

export type Yardstick = Awaited<ReturnType<typeof startYardstick>>;

/**
 * A bare `node:http` server that sends what the site sends: the yardstick. One for all routes, that is as old as the
 * site and has idled as long: a process that has just begun is a fifth quicker than one that has been idle for a while.
 */
export async function startYardstick() {
  const child = fork("tests/bench/bare-process.mjs");
  const [port] = await once(child, "message");
  pinServer(child.pid ?? 0);
  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on it sends what is answered at this address. */
    async answerAs(url: string) {
      // The bytes are made again, smaller, after the first answer.
      await loadOf(url);
      child.send(await answerOf(url));
      await once(child, "message");
    },
    stop: () => child.disconnect(),
  };
}

const SERVERS = ["warm", "bare", "cold", "serve"] as const;
type Round = Record<(typeof SERVERS)[number], Load>;

/** Each server once, in an order by chance: whoever is always asked last looks quicker than it is. */
async function measureRound(ask: Record<keyof Round, () => Promise<Load>>) {
  const order = SERVERS.map((server) => ({ server, turn: Math.random() })).sort(
    (one, other) => one.turn - other.turn,
  );
  const round: Partial<Round> = {};
  for (const { server } of order) round[server] = await ask[server]();
  return round as Round;
}

function summary(route: string, rounds: Round[]) {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const both = (pick: (load: Load) => number) =>
    [of(({ warm }) => pick(warm)), of(({ bare }) => pick(bare))]
      .map((value) => value.toFixed(2))
      .join(" / ");
  return {
    route,
    "warm, requests/s": Math.round(of(({ warm }) => warm.rate)),
    "of a bare server": of(({ warm, bare }) => warm.rate / bare.rate).toFixed(2),
    "p50 ms, warm / bare": both(({ p50 }) => p50),
    "p99 ms, warm / bare": both(({ p99 }) => p99),
    "client idle": both(({ idle }) => idle),
    "times remix-serve": of(({ warm, serve }) => warm.rate / serve.rate).toFixed(0),
    "cold, requests/s": Math.round(of(({ cold }) => cold.rate)),
    "cold p50 / p99 ms": `${of(({ cold }) => cold.p50).toFixed(0)} / ${of(({ cold }) => cold.p99).toFixed(0)}`,
    "cold, times remix-serve": of(({ cold, serve }) => cold.rate / serve.rate).toFixed(2),
  };
}

/**
 * Requests a second of a public route, kept (warm) and rendered for each request (cold), beside a bare server that
 * sends the same bytes and beside the same build under `remix-serve`, measured in turn; ratios are medians of rounds.
 */
export async function measureRates(
  route: string,
  siteUrl: string,
  serveUrl: string,
  bare: Yardstick,
) {
  await bare.answerAs(siteUrl + route);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(
      await measureRound({
        warm: () => loadOf(siteUrl + route),
        bare: () => loadOf(bare.url),
        cold: () => loadOf(siteUrl + route, WITH_SESSION),
        serve: () => loadOf(serveUrl + route),
      }),
    );
  }
  return summary(route, rounds);
}

import { fork } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Load, loadOf, pinServer } from "./load";
import { median } from "./median";

/** Many short rounds for two rates that lie close together, on machines whose own rate changes within seconds. */
const KEPT_ROUNDS = 15;
const KEPT_SECONDS = 1;
const RENDERED_ROUNDS = 5;
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

type Rounds<Server extends string> = Record<Server, Load>[];

/** Each server once a round, in an order by chance: whoever is always asked last looks quicker than it is. */
async function measureRounds<Server extends string>(
  count: number,
  ask: Record<Server, () => Promise<Load>>,
) {
  const rounds: Rounds<Server> = [];
  for (let round = 0; round < count; round++) {
    const order = (Object.keys(ask) as Server[])
      .map((server) => ({ server, turn: Math.random() }))
      .sort((one, other) => one.turn - other.turn);
    const loads: Partial<Record<Server, Load>> = {};
    for (const { server } of order) loads[server] = await ask[server]();
    rounds.push(loads as Record<Server, Load>);
  }
  return rounds;
}

function medianOf<Server extends string>(
  rounds: Rounds<Server>,
  pick: (round: Record<Server, Load>) => number,
) {
  return median(rounds.map(pick));
}

function summary(route: string, kept: Rounds<"warm" | "bare">, rendered: Rounds<"cold">) {
  const both = (pick: (load: Load) => number) =>
    [medianOf(kept, ({ warm }) => pick(warm)), medianOf(kept, ({ bare }) => pick(bare))]
      .map((value) => value.toFixed(2))
      .join(" / ");
  return {
    route,
    "warm, requests/s": Math.round(medianOf(kept, ({ warm }) => warm.rate)),
    "of a bare server": medianOf(kept, ({ warm, bare }) => warm.rate / bare.rate).toFixed(2),
    "p50 ms, warm / bare": both(({ p50 }) => p50),
    "p99 ms, warm / bare": both(({ p99 }) => p99),
    "client idle": both(({ idle }) => idle),
    "cold, requests/s": Math.round(medianOf(rendered, ({ cold }) => cold.rate)),
    "cold p50 / p99 ms": `${medianOf(rendered, ({ cold }) => cold.p50).toFixed(0)} / ${medianOf(rendered, ({ cold }) => cold.p99).toFixed(0)}`,
  };
}

/**
 * Requests a second of public routes: kept (warm) beside a bare server that sends the same bytes, then rendered for
 * each request (cold). Ratios are medians of rounds. All are measured kept before any is rendered, so that no server has been idle for long beside one that has not.
 */
export async function measureRates(routes: string[], siteUrl: string, bare: Yardstick) {
  const measured: { route: string; kept: Rounds<"warm" | "bare"> }[] = [];
  for (const route of routes) {
    await bare.answerAs(siteUrl + route);
    const kept = await measureRounds(KEPT_ROUNDS, {
      warm: () => loadOf(siteUrl + route, { seconds: KEPT_SECONDS }),
      bare: () => loadOf(bare.url, { seconds: KEPT_SECONDS }),
    });
    measured.push({ route, kept });
  }
  const rows = [];
  for (const { route, kept } of measured) {
    const rendered = await measureRounds(RENDERED_ROUNDS, {
      cold: () => loadOf(siteUrl + route, { headers: WITH_SESSION }),
    });
    rows.push(summary(route, kept, rendered));
  }
  return rows;
}

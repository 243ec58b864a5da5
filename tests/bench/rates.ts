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

/** A bare `node:http` server that sends what the site sends: the yardstick. */
async function startYardstick(url: string) {
  // The bytes are made again, smaller, after the first answer.
  await loadOf(url);
  const child = fork("tests/bench/bare-process.mjs");
  child.send(await answerOf(url));
  const [port] = await once(child, "message");
  pinServer(child.pid ?? 0);
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}

type Round = { warm: Load; bare: Load; cold: Load; serve: Load };

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
export async function measureRates(route: string, siteUrl: string, serveUrl: string) {
  const bare = await startYardstick(siteUrl + route);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      warm: await loadOf(siteUrl + route),
      bare: await loadOf(bare.url),
      cold: await loadOf(siteUrl + route, WITH_SESSION),
      serve: await loadOf(serveUrl + route),
    });
  }
  bare.stop();
  return summary(route, rounds);
}

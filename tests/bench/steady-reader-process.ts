import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** What a round asks for: an address, the headers to send and for how long. */
export type Round = { address: string; headers: Record<string, string>; seconds: number };

/**
 * Readers who come evenly, whether or not those before them have their answer, from a process of their own: nothing else
 * that the bench does may hold their clocks up. Tells its parent how long each waited, in ms.
 */
const A_SECOND = 60;
/** More than ever wait at once: nobody stands in line here for a connection. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function waitOf({ address, headers }: Round) {
  const startedAt = performance.now();
  return new Promise<number>((resolve, reject) => {
    get(address, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
      answer.resume().once("end", () => resolve(performance.now() - startedAt));
    }).once("error", reject);
  });
}

async function read(round: Round) {
  const startedAt = performance.now();
  const waits: Promise<number>[] = [];
  for (let count = 0; count < round.seconds * A_SECOND; count++) {
    await sleep(startedAt + (count * 1000) / A_SECOND - performance.now());
    waits.push(waitOf(round));
  }
  return Promise.all(waits);
}

process.once("message", async (round: Round) => {
  process.send?.(await read(round));
  process.disconnect();
});

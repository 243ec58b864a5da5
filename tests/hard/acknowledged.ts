import { setTimeout as sleep } from "node:timers/promises";
import { send } from "./site";

const WRITERS = 3;

export type Written = { name: string; at: number };

/** Writes pins without pause until it is told to stop; gives those that the site acknowledged. */
export function startWriting(url: string, cookie: string, word: string) {
  const written: Written[] = [];
  let isStopped = false;
  async function writeOn(writer: number) {
    for (let turn = 0; !isStopped; turn++) {
      const name = `${word}, ${writer} of turn ${turn}`;
      const pin = { name, country: "India", isVisible: true };
      const answer = await send(`${url}/api/travel-pins`, cookie, "POST", pin).catch(() => null);
      if (answer?.status === 201) written.push({ name, at: performance.now() });
      else if (!isStopped) await sleep(5);
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) => writeOn(writer));
  const stop = async () => {
    isStopped = true;
    await Promise.all(writers);
  };
  return { written, stop };
}

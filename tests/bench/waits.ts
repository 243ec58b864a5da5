import { fork } from "node:child_process";
import { once } from "node:events";
import { pinClient } from "./load";
import type { Round } from "./steady-reader-process";

const SECONDS = 20;

/** How long the slowest hundredth of readers of an address waits, in ms. */
export async function p99(
  address: string,
  headers: Record<string, string> = {},
  seconds = SECONDS,
) {
  const child = fork("tests/bench/steady-reader-process.ts", { execArgv: ["--import", "tsx"] });
  pinClient(child.pid);
  const given = { "accept-encoding": "br", ...headers };
  child.send({ address, headers: given, seconds } satisfies Round);
  const [waits] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("The readers' process ended."))),
  ])) as [number[]];
  const ordered = waits.toSorted((a, b) => a - b);
  const slow = ordered[Math.floor(ordered.length * 0.99)] ?? 0;
  return Math.round(slow * 10) / 10;
}

/** Measures again and again until the work is done. */
export async function waitsDuring<Wait>(work: Promise<void>, measure: () => Promise<Wait>) {
  let isDone = false;
  const working = work.finally(() => {
    isDone = true;
  });
  const measured: Wait[] = [];
  do measured.push(await measure());
  while (!isDone);
  await working;
  return measured;
}

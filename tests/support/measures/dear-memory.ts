import { GCProfiler, getHeapStatistics } from "node:v8";
import { timed } from "./cpu-time";

const RUNS = 3;
const PAGE_BYTES = 4096;
/** What a row of `fill` takes up, about. */
const ROW_BYTES = 96;
/** More would only fill the machine. */
const MAX_BYTES = 100_000_000;

/** Signs; more take as much each. */
const MAX_SAMPLE = 250_000;

type Heap = { heapStatistics: { usedHeapSize: number } };

/** Of the process: pages of memory that were touched for the first time, by what does not use the heap too. */
function freshBytes() {
  return process.resourceUsage().minorPageFault * PAGE_BYTES;
}

/** The bytes that this takes up, on the heap with all that is collected meanwhile, or beside it. */
export async function bytesTaken(work: () => unknown) {
  const profiler = new GCProfiler();
  let before = getHeapStatistics().used_heap_size;
  const freshBefore = freshBytes();
  profiler.start();
  await work();
  const fresh = freshBytes() - freshBefore;
  const atEnd = getHeapStatistics().used_heap_size;
  const { statistics } = profiler.stop();
  let bytes = 0;
  for (const { beforeGC, afterGC } of statistics as { beforeGC: Heap; afterGC: Heap }[]) {
    bytes += Math.max(0, beforeGC.heapStatistics.usedHeapSize - before);
    before = afterGC.heapStatistics.usedHeapSize;
  }
  return Math.max(bytes + Math.max(0, atEnd - before), fresh);
}

/** The milliseconds in which as many signs are put into rows one by one: a parser that is as quick as that is no danger. */
export async function plainReading(size: number) {
  const sample = Math.min(size, MAX_SAMPLE);
  return (await timed(() => fill(sample * ROW_BYTES))) * (size / sample);
}

type Row = { at: number; text: string };

/** Plainly linear: takes up as many bytes, and keeps all until a text is made of them, as a parser does. */
function fill(bytes: number) {
  const rows: Row[] = [];
  for (let at = 0; at < bytes / ROW_BYTES; at += 1) rows.push({ at, text: String(at) });
  return rows.map(({ text }) => text).join();
}

async function quickestFill(bytes: number) {
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < RUNS; count += 1) {
    best = Math.min(best, await timed(() => fill(bytes)));
  }
  return best;
}

/**
 * The milliseconds by which taking up the larger number of bytes costs this machine more than its share of the smaller
 * one: memory that was used before is at hand, and that which is touched for the first time can be ten times as dear.
 */
export async function dearness(smaller: number, larger: number) {
  const most = Math.min(larger, MAX_BYTES);
  const least = Math.min(Math.max(smaller, 50_000), most);
  const share = (await quickestFill(least)) * (most / least);
  return Math.max(0, (await quickestFill(most)) - share);
}

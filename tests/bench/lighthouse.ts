import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { installPackage } from "../hard/tools";
import { chromiumOptions } from "../support/browser/chromium";
import { median } from "./median";

/** Nothing else needs it and the hundred packages that it brings; 13 needs Node 22. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = 5;
const PORT = 9333;
/**
 * Lighthouse slows a desktop down four times, to the speed of a phone of the middle; a machine of another speed has to
 * be slowed down in proportion (Lighthouse, docs/throttling.md, 'Calibrating the CPU slowdown').
 */
const DESKTOP = { benchmarkIndex: 1_750, slowdown: 4 };

type Figures = Record<string, number>;
type Row = Record<string, string | number>;
/** What is used of its answer. */
type Result = {
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Result } | undefined>;

function installed(file: string): Promise<unknown> {
  const folder = join(installPackage(LIGHTHOUSE), "node_modules/lighthouse/core");
  return import(pathToFileURL(join(folder, file)).href);
}

async function loadLighthouse() {
  const { default: lighthouse } = (await installed("index.js")) as { default: Lighthouse };
  const { throttling } = (await installed("config/constants.js")) as {
    throttling: { mobileSlow4G: object };
  };
  return { lighthouse, throttling };
}

/**
 * What Lighthouse says of each page on a phone with a slow connection, each figure the median of five visits; one
 * visit before them has the site make the pictures that the page shows, and tells how quick this machine is. `onceMade`
 * is called after those.
 */
export async function lighthouseScores(addresses: string[], onceMade: () => Promise<void>) {
  const options = chromiumOptions({ whole: true, outside: true });
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${PORT}`],
  });
  try {
    const indexes: number[] = [];
    for (const address of addresses) {
      const { environment } = await visit(address, DESKTOP.slowdown);
      indexes.push(environment.benchmarkIndex);
    }
    await onceMade();
    const slowdown = slowdownOf(median(indexes));
    const rows: Row[] = [];
    for (const address of addresses) rows.push(await medianVisit(address, slowdown));
    return rows;
  } finally {
    await browser.close();
  }
}

/** How much slower than this machine a phone is. */
function slowdownOf(benchmarkIndex: number) {
  const share = benchmarkIndex / DESKTOP.benchmarkIndex;
  const slowdown = Math.max(1, rounded(DESKTOP.slowdown * share, 1));
  console.log(
    `This machine's index is ${Math.round(benchmarkIndex)}: slowed down ${slowdown} times.`,
  );
  return slowdown;
}

async function medianVisit(address: string, slowdown: number) {
  const visits: Figures[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(figuresOf(await visit(address, slowdown)));
  const names = Object.keys(visits[0] ?? {});
  const medians = names.map((name) => [name, median(visits.map((figures) => figures[name] ?? 0))]);
  return { page: new URL(address).pathname, ...Object.fromEntries(medians) } as Row;
}

async function visit(address: string, slowdown: number, tries = 3): Promise<Result> {
  const { lighthouse, throttling } = await loadLighthouse();
  const phone = { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown };
  const flags = { port: PORT, logLevel: "error", output: "json", throttling: phone } as const;
  const result = await lighthouse(address, flags);
  const failure = result?.lhr.runtimeError?.message;
  // Now and then the browser's record lacks its beginning (NO_NAVSTART).
  if (failure && tries > 1) return visit(address, slowdown, tries - 1);
  if (!result || failure) throw new Error(`Lighthouse on ${address}: ${failure ?? "no answer"}`);
  return result.lhr;
}

function figuresOf({ categories, audits }: Result): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    SEO: score("seo"),
    "LCP, s": rounded(value("largest-contentful-paint") / 1000, 2),
    "TBT, ms": rounded(value("total-blocking-time"), 0),
    CLS: rounded(value("cumulative-layout-shift"), 3),
    "KB in all": rounded(value("total-byte-weight") / 1000, 0),
  };
}

function rounded(value: number, digits: number) {
  return Number(value.toFixed(digits));
}

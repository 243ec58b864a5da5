import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumOptions } from "../support/chromium";

const RUNS = 5;
const PORT = 9333;

type Figures = Record<string, number>;
type Row = Record<string, string | number>;

/**
 * What Lighthouse says of each page on a phone with a slow connection, each figure the median of five visits; one
 * visit before them only has the site make the pictures that the page shows. `onceMade` is called after those.
 */
export async function lighthouseScores(addresses: string[], onceMade: () => Promise<void>) {
  const options = chromiumOptions({ whole: true, outside: true });
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${PORT}`],
  });
  try {
    for (const address of addresses) await visit(address);
    await onceMade();
    const rows: Row[] = [];
    for (const address of addresses) rows.push(await medianVisit(address));
    return rows;
  } finally {
    await browser.close();
  }
}

async function medianVisit(address: string) {
  const visits: Figures[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(address));
  const names = Object.keys(visits[0] ?? {});
  const medians = names.map((name) => [name, median(visits.map((figures) => figures[name] ?? 0))]);
  return { page: new URL(address).pathname, ...Object.fromEntries(medians) } as Row;
}

function median(values: number[]) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

async function visit(address: string, tries = 3): Promise<Figures> {
  const result = await lighthouse(address, { port: PORT, logLevel: "error", output: "json" });
  const failure = result?.lhr.runtimeError?.message;
  // Now and then the browser's record lacks its beginning (NO_NAVSTART).
  if (failure && tries > 1) return visit(address, tries - 1);
  if (!result || failure) throw new Error(`Lighthouse on ${address}: ${failure ?? "no answer"}`);
  const { categories, audits } = result.lhr;
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

import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumOptions } from "../support/chromium";

const RUNS = 3;
const PORT = 9333;

type Row = Record<string, string | number>;

/**
 * What Lighthouse says of each page on a phone with a slow connection, the median of three visits by its
 * performance score; the first visit of all only warms the site's pictures.
 */
export async function lighthouseScores(addresses: string[]) {
  const options = chromiumOptions({ whole: true });
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${PORT}`],
  });
  try {
    const rows: Row[] = [];
    for (const address of addresses) rows.push(await medianVisit(address));
    return rows;
  } finally {
    await browser.close();
  }
}

async function medianVisit(address: string) {
  await visit(address);
  const visits: Row[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(address));
  visits.sort((a, b) => Number(a.performance) - Number(b.performance));
  return visits[Math.floor(RUNS / 2)] as Row;
}

async function visit(address: string): Promise<Row> {
  const result = await lighthouse(address, { port: PORT, logLevel: "error", output: "json" });
  if (!result) throw new Error(`Lighthouse gave no answer for ${address}.`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    page: new URL(address).pathname,
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    SEO: score("seo"),
    "LCP, s": (value("largest-contentful-paint") / 1000).toFixed(2),
    "TBT, ms": Math.round(value("total-blocking-time")),
    CLS: value("cumulative-layout-shift").toFixed(3),
    "KB in all": Math.round(value("total-byte-weight") / 1000),
  };
}

import { setTimeout } from "node:timers/promises";

/** How often an address is asked for at most, while its picture is not made yet or the site is busy. */
const MOST_TRIES = 240;
const WAIT_MS = 500;

/** An HTTP response with the headers that matter here. */
export type SiteAnswer = {
  status: number;
  body: Buffer;
  type: string;
  caching: string;
  location: string | null;
};

/** The public site on a copy of its data, as a stranger gets it. */
export type OpenedSite = {
  /** Its own address on the web, if it has one. */
  siteUrl: string | null;
  /** The origin in the links of its pages. */
  origin: string;
  answer(address: string): Promise<SiteAnswer>;
  close(): Promise<void>;
};

/**
 * Asks the site as a stranger does, again while a picture is still being made. Throws where the site fails to answer: a
 * copy without that page would be incomplete.
 */
export async function askSite(site: OpenedSite, address: string, signal: AbortSignal) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await site.answer(address);
    if (answer.status >= 500 && answer.status !== 503) {
      throw new Error(`The site answers ${address} with ${answer.status}.`);
    }
    const isPicture = address.startsWith("/media/") && answer.status < 400;
    const isStopgap = isPicture && answer.caching === "no-store";
    if (answer.status !== 503 && !isStopgap) return answer;
    await setTimeout(WAIT_MS, undefined, { signal });
  }
  throw new Error(`The site does not get round to ${address}.`);
}

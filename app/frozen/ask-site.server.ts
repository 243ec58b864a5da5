import { setTimeout } from "node:timers/promises";

/** A page waits for its turn, a picture until it is made. */
const MOST_TRIES = 240;
const WAIT_MS = 500;

export type Answer = { status: number; type: string; body: Buffer; location: string | null };

/**
 * Asks the site as a stranger does; again, while it is busy or a picture is still being made. Throws where the site fails
 * to answer: a copy without that page would be none.
 */
export async function askSite(url: string, address: string): Promise<Answer> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const response = await fetch(url + address, { redirect: "manual" });
    const body = Buffer.from(await response.arrayBuffer());
    const { status, headers } = response;
    const isStopgap = address.startsWith("/media/") && headers.get("cache-control") === "no-store";
    if (status >= 500 && status !== 503) {
      throw new Error(`The site answers ${address} with ${status}.`);
    }
    if (status !== 503 && !isStopgap) {
      const type = headers.get("content-type") ?? "";
      return { status, type, body, location: headers.get("location") };
    }
    await setTimeout(WAIT_MS);
  }
  throw new Error(`The site does not get round to ${address}.`);
}

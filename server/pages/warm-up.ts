import { setImmediate } from "node:timers/promises";
import type { RenderRoute } from "./remix-handler";

/** Pages of each make: with a map, with lists, and one that is never stored, which is what a flood asks for. */
const ADDRESSES = ["/", "/journey", "/letters", "/search?q=road"];
/** A module's first run reads its code and a statement's first run prepares it; by the third, most is compiled. */
const TIMES = 3;

/**
 * Renders some pages that nobody has asked for, one after the other, until it is `over`. The first rendering in a process
 * keeps the thread for a quarter of a second and more, in which no stored page is sent either; those after it, for a
 * tenth of that.
 */
export async function warmUp(render: RenderRoute, over: AbortSignal) {
  const headers = { accept: "text/html" };
  const context = { clientAddress: "127.0.0.1", requestId: "", files: [] };
  const origin = "http://localhost";
  const addresses = Array.from({ length: TIMES }, () => ADDRESSES).flat();
  for (const address of addresses) {
    if (over.aborted) return;
    await render({ method: "GET", address, origin, headers, body: null, context });
    // Whoever asks for a page meanwhile is answered first.
    await setImmediate();
  }
}

import { setImmediate } from "node:timers/promises";
import type { RenderRoute } from "./remix-handler";

/** One page of each kind: with a map, with lists, and one that is never stored, which a flood would ask for. */
const ADDRESSES = ["/", "/journey", "/letters", "/search?q=road"];
/** The first run loads a module's code and prepares statements; by the third, most of it is compiled. */
const TIMES = 3;

/**
 * Renders some pages in advance, one after the other, until `over` is aborted. The first rendering in a process blocks
 * the thread for a quarter of a second or more, and no stored page is sent meanwhile; later ones take a tenth of that.
 */
export async function warmUp(render: RenderRoute, over: AbortSignal) {
  const headers = { accept: "text/html" };
  const context = { clientAddress: "127.0.0.1", requestId: "", files: [] };
  const origin = "http://localhost";
  const addresses = Array.from({ length: TIMES }, () => ADDRESSES).flat();
  for (const address of addresses) {
    if (over.aborted) return;
    await render({ method: "GET", address, origin, headers, body: null, context });
    // Lets waiting requests go first.
    await setImmediate();
  }
}

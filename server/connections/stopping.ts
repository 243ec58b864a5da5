import { setTimeout as sleep } from "node:timers/promises";
import type { Refusal } from "../http/refusals";

/**
 * How long a proxy in front has to notice. nginx does with the first read that is refused; whoever asks for
 * `/healthz` every second, as Varnish does, with the next one.
 */
const NOTICE_MS = 2_000;

export const ABOUT_TO_STOP: Refusal = {
  status: 503,
  message: "This process is about to stop; please try again.",
  headers: { "retry-after": "1" },
};

/**
 * Connection draining. A proxy learns from an answer alone that this process is about to stop, and a connection
 * that it opens while the listening socket closes is reset with the request in it. So for a while reads are refused,
 * which the proxy sends to another process, and what changes something is still done: by the time the socket closes,
 * nothing comes any more.
 */
export function createStopping(behindProxy: boolean, noticeMs = NOTICE_MS) {
  let begun = false;

  /** Begins to refuse; resolves when the proxy has noticed. Without a proxy there is nobody to tell. */
  async function begin() {
    if (!behindProxy) return;
    begun = true;
    await sleep(noticeMs);
  }

  return { begin, hasBegun: () => begun };
}

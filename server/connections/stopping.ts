import { setTimeout as sleep } from "node:timers/promises";
import type { Refusal } from "../http/refusals";

/**
 * How long a proxy in front has to notice. nginx notices at the first refused read; a proxy that asks for `/healthz`
 * every second, like Varnish, at its next question.
 */
const NOTICE_MS = 2_000;

export const ABOUT_TO_STOP: Refusal = {
  status: 503,
  message: "This process is about to stop; please try again.",
  headers: { "retry-after": "1" },
};

/**
 * Connection draining. A proxy learns only from an answer that this process is about to stop. A connection that it
 * opens while the listening socket closes is reset, and its request is lost. So for a while reads are refused, which
 * the proxy then sends to another process, while writes are still handled. When the socket closes, no requests arrive
 * any more.
 */
export function createStopping(behindProxy: boolean, noticeMs = NOTICE_MS) {
  let begun = false;

  /** Starts refusing reads; resolves when the proxy has noticed. Does nothing without a proxy. */
  async function begin() {
    if (!behindProxy) return;
    begun = true;
    await sleep(noticeMs);
  }

  return { begin, hasBegun: () => begun };
}

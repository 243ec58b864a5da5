import type { BodyLimits } from "./body-limits";

function allowedMs({ seconds, minRate }: BodyLimits, bytes: number) {
  if (minRate === null) return seconds * 1000;
  return Math.min(seconds, minRate.graceSeconds + bytes / minRate.bytesPerSecond) * 1000;
}

/**
 * The timeout of a request's body, with a minimum data rate against slow-POST attacks (as slowloris does
 * it with headers). Calls `tooSlow` when the body takes longer than its limits allow for the bytes that
 * have come; both are asked for anew when the time seems to be up. Returns what ends the watch.
 */
export function watchSpeed(
  limits: () => BodyLimits,
  bytes: () => number,
  tooSlow: () => void,
): () => void {
  const startedAt = performance.now();
  let timer: NodeJS.Timeout;
  function look() {
    const remaining = startedAt + allowedMs(limits(), bytes()) - performance.now();
    if (remaining > 0) timer = setTimeout(look, Math.ceil(remaining));
    else tooSlow();
  }
  look();
  return () => clearTimeout(timer);
}

import type { IncomingMessage } from "node:http";
import { networksOf } from "~/utils/http/ip-address";
import { createByteCollector } from "../http/byte-collector";
import type { Refusal } from "../http/refusals";
import {
  type BodyLimits,
  bodyLimits,
  isLarge,
  MAX_CONCURRENT_BODIES,
  OWNER_HELD_BYTES,
  tooLarge,
  tooSlow,
} from "./body-limits";
import { createConcurrencyLimit } from "./concurrent-bodies";

/** Whether the cookies carry the owner's session. */
export type IsOwner = (cookies: string | undefined) => Promise<boolean>;

type Incoming = {
  req: IncomingMessage;
  pathname: string;
  /** The visitor's address. */
  address: string;
  /** Called when the body may come. */
  begin: () => void;
};

type Result = Buffer | Refusal | null;

/** The bodies that are coming in. */
type Held = { strangers: ReturnType<typeof createConcurrencyLimit>; ownerBytes: number };

/** The refusal of a request for which there is no room; it may be sent again. */
export function tooBusy(drainBytes?: number): Refusal {
  const headers = { "retry-after": "5" };
  const message = "Too busy; please try again soon.";
  return { status: 503, message, headers, ...(drainBytes !== undefined && { drainBytes }) };
}

/**
 * Reads the bodies of requests. Strangers share little room; the owner has more, apart from theirs. The session is
 * looked up only for a body that is, or becomes, too large for a stranger.
 */
export function createBodyReader(isOwner: IsOwner) {
  const held: Held = { strangers: createConcurrencyLimit(MAX_CONCURRENT_BODIES), ownerBytes: 0 };

  /** The whole body, why it is refused, or `null` when the client went away. */
  return async function readBody(incoming: Incoming): Promise<Result> {
    const { headers } = incoming.req;
    const bytes = Number(headers["content-length"] ?? 0);
    const ofOwner = isLarge(headers) && (await isOwner(headers.cookie));
    const limits = limitsOf(incoming, ofOwner);
    if (bytes > limits.maxBytes) return tooLarge(limits);
    if (ofOwner && held.ownerBytes + bytes > OWNER_HELD_BYTES) return tooBusy(limits.drainBytes);
    if (incoming.req.destroyed) return null;
    incoming.begin();
    return receive(incoming, held, ofOwner, isOwner);
  };
}

function limitsOf({ pathname }: Incoming, ofOwner: boolean) {
  return bodyLimits(ofOwner, pathname);
}

function receive(incoming: Incoming, held: Held, fromStart: boolean, isOwner: IsOwner) {
  const { req, address } = incoming;
  const collected = createByteCollector();
  let ofOwner = fromStart;
  let finished = false;
  return new Promise<Result>((resolve) => {
    const limits = () => limitsOf(incoming, ofOwner);
    const place = { network: networksOf(address).narrow, evict: () => moveToOwner(tooBusy(0)) };
    const stopWatch = watchSpeed(limits, collected.length, () => finish(tooSlow()));
    const complete = () => finish(collected.bytes());
    const leave = () => finish(null);
    if (!ofOwner) held.strangers.enter(place);
    req.on("data", collect).on("end", complete).on("close", leave).on("error", leave);

    function collect(chunk: Buffer) {
      collected.append(chunk);
      if (ofOwner) held.ownerBytes += chunk.length;
      if (collected.length() <= limits().maxBytes) return;
      if (ofOwner) finish(tooLarge(limits()));
      else moveToOwner(tooLarge(limits()));
    }

    /** A body that is too much for a stranger goes on if it turns out to be the owner's. */
    async function moveToOwner(otherwise: Refusal) {
      held.strangers.leave(place);
      req.pause();
      const isOwners = await isOwner(req.headers.cookie).catch(() => false);
      if (finished) return;
      if (!isOwners) return finish(otherwise);
      ofOwner = true;
      held.ownerBytes += collected.length();
      req.resume();
    }

    function finish(result: Result) {
      if (finished) return;
      finished = true;
      stopWatch();
      if (ofOwner) held.ownerBytes -= collected.length();
      else held.strangers.leave(place);
      req.off("data", collect).off("end", complete).off("close", leave).off("error", leave);
      resolve(result);
    }
  });
}

function allowedMs({ seconds, minRate }: BodyLimits, bytes: number) {
  if (minRate === null) return seconds * 1000;
  return Math.min(seconds, minRate.graceSeconds + bytes / minRate.bytesPerSecond) * 1000;
}

/**
 * The timeout of a request's body, with a minimum data rate against slow-POST attacks (as slowloris does it with
 * headers). Calls `tooSlow` when the body takes longer than its limits allow for the bytes that have come; both are
 * read again when the time is up. Returns a function that stops the timer.
 */
function watchSpeed(limits: () => BodyLimits, bytes: () => number, tooSlow: () => void) {
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

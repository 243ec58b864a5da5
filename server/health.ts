import { storageFailureReason } from "~/utils/files/storage-failure.server";
import { logError } from "~/utils/log-failure.server";
import type { IsOwner } from "./bodies/request-body";
import type { Answer } from "./http/answers";

/** A check writes to the disk: however many ask, it is made once in this time. */
const PROVED_MS = 1_000;
/** Less than a change waits for the write lock: a health check needs its answer soon. */
const LOCK_MS = 5_000;
const STOPPING = "this process is about to stop";

export type HealthSettings = {
  /** Throws when the database cannot be read and written. */
  checkDatabase: () => void;
  whenWritable: (boundMs: number) => Promise<void>;
  isStopping?: () => boolean;
  isOwner: IsOwner;
  /** What only the owner is told. */
  ownerHealth?: () => Promise<object>;
  /** Milliseconds on a clock that nobody can set. */
  now?: () => number;
};

/**
 * The health check, `/healthz`: well only when the database can be read and written. A stranger is told only this; the
 * log says what is wrong.
 */
export function createHealth(settings: HealthSettings) {
  const { checkDatabase, whenWritable, isStopping = () => false } = settings;
  const { now = () => performance.now() } = settings;
  let proof: Promise<string | null> = Promise.resolve(null);
  let provedAt = Number.NEGATIVE_INFINITY;
  let lastReason: string | null = null;

  /** What is wrong, or `null`; the log hears of it when it changes. */
  async function verify(requestId: string) {
    let reason: string | null = null;
    try {
      await whenWritable(LOCK_MS);
      checkDatabase();
    } catch (error) {
      reason = storageFailureReason(error);
      if (reason !== lastReason) logError(requestId, error);
    }
    lastReason = reason;
    provedAt = now();
    return reason;
  }

  return async function healthAnswer(requestId: string, cookie?: string): Promise<Answer> {
    if (now() - provedAt > PROVED_MS) {
      // Requests during a check share its result.
      provedAt = Number.POSITIVE_INFINITY;
      proof = verify(requestId);
    }
    const problem = await proof;
    const reason = problem ?? (isStopping() ? STOPPING : null);
    const report = {
      status: reason === null ? "ok" : "unavailable",
      ...((await isForOwner(settings, cookie)) && (await ownerReport(settings, problem, reason))),
    };
    return {
      status: reason === null ? 200 : 503,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
      body: Buffer.from(`${JSON.stringify(report)}\n`),
    };
  };
}

/** When the database fails, nobody can be recognised as the owner. */
async function isForOwner({ isOwner }: HealthSettings, cookie: string | undefined) {
  return cookie !== undefined && (await Promise.resolve(isOwner(cookie)).catch(() => false));
}

async function ownerReport(
  { ownerHealth }: HealthSettings,
  problem: string | null,
  reason: string | null,
) {
  return {
    database: problem === null ? "ok" : "failed",
    ...(reason !== null && { reason }),
    uptimeSeconds: Math.round(process.uptime()),
    ...(await ownerHealth?.()),
  };
}

import { storageFailureReason } from "~/utils/files/storage-failure.server";
import { logError } from "~/utils/log-failure.server";
import type { Answer } from "./answers";

/** A proof writes to the disk: however many ask, it is made once in this time. */
const PROVED_MS = 1_000;
const STOPPING = "this process is about to stop";

export type HealthSettings = {
  /** Throws when the database cannot be read and written. */
  checkDatabase: () => void;
  whenWritable: () => Promise<void>;
  isStopping?: () => boolean;
  /** Milliseconds on a clock that nobody can set. */
  now?: () => number;
};

/** The health check, `/healthz`: well only when the database can be read and written. */
export function createHealth(settings: HealthSettings) {
  const { checkDatabase, whenWritable, isStopping = () => false, now } = settings;
  const clock = now ?? (() => performance.now());
  let proof: Promise<string | null> = Promise.resolve(null);
  let provedAt = Number.NEGATIVE_INFINITY;
  let lastReason: string | null = null;

  /** What is wrong, or `null`; the log hears of it when it changes. */
  async function prove(requestId: string) {
    let reason: string | null = null;
    try {
      await whenWritable();
      checkDatabase();
    } catch (error) {
      reason = storageFailureReason(error);
      if (reason !== lastReason) logError(requestId, error);
    }
    lastReason = reason;
    provedAt = clock();
    return reason;
  }

  return async function healthAnswer(requestId: string): Promise<Answer> {
    if (clock() - provedAt > PROVED_MS) {
      // Those who ask while it is being made share it.
      provedAt = Number.POSITIVE_INFINITY;
      proof = prove(requestId);
    }
    const problem = await proof;
    const database = problem === null ? "ok" : "failed";
    const reason = problem ?? (isStopping() ? STOPPING : null);
    const report =
      reason === null
        ? { status: "ok", database, uptimeSeconds: Math.round(process.uptime()) }
        : { status: "unavailable", database, reason };
    return {
      status: reason === null ? 200 : 503,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
      body: Buffer.from(`${JSON.stringify(report)}\n`),
    };
  };
}

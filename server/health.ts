import type { Answer } from "./answers";
import { logError } from "./log";

/** The answer of `/healthz`: well only when the database can be read and written. */
export function healthAnswer(checkDatabase: () => void, requestId: string): Answer {
  let status = 200;
  try {
    checkDatabase();
  } catch (error) {
    status = 503;
    logError(requestId, error);
  }
  const report =
    status === 200
      ? { status: "ok", database: "ok", uptimeSeconds: Math.round(process.uptime()) }
      : { status: "unavailable", database: "failed" };
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
    body: Buffer.from(`${JSON.stringify(report)}\n`),
  };
}

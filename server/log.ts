import { randomBytes } from "node:crypto";
import { withoutSecret } from "~/utils/http/secret-path";
import { writeLine } from "./log-writer";

const processPrefix = randomBytes(4).toString("hex");
let requestCount = 0;

/** A short request id, unique over all processes; it goes into the log, `X-Request-Id` and error pages. */
export function nextRequestId() {
  requestCount += 1;
  return `${processPrefix}-${requestCount.toString(36)}`;
}

export type RequestRecord = {
  id: string;
  method: string;
  /** The path as `loggedPath` returns it. */
  path: string;
  status: number;
  milliseconds: number;
  bytes: number;
  address: string;
};

let known = 0;
let secondText = "";

/** The present time as text, remembered for a second: making it would take longer than the rest of a log line. */
function timestamp() {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== known) secondText = new Date(now).toISOString().slice(0, -4);
  known = second;
  return `${secondText}${String(now % 1000).padStart(3, "0")}Z`;
}

/** The path for the log, as a JSON string, without the query and without secret keys in the path. */
export function loggedPath(url: string) {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  const shown = JSON.stringify(withoutSecret(path));
  return shown.replace(/[^\x20-\x7e]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** Writes a request's line in the access log, as JSON. */
export function logRequest(record: RequestRecord) {
  writeLine(
    `{"time":"${timestamp()}","id":"${record.id}","method":"${record.method}","path":${record.path},"status":${record.status},"ms":${Math.round(record.milliseconds * 10) / 10},"bytes":${record.bytes},"address":"${record.address}"}\n`,
  );
}

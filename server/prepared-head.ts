import { type ServerResponse, validateHeaderName, validateHeaderValue } from "node:http";

/** Where Node keeps the head that it has worded, `null` before that, as it has since its first versions. */
type Unworded = { _header: string | null };

/** The head of many answers of 200, up to the request's id, which comes last: worded and checked once. */
export function prepareHead(headers: string[]) {
  let text = "HTTP/1.1 200 OK\r\n";
  for (let index = 0; index < headers.length; index += 2) {
    const [name = "", value = ""] = headers.slice(index, index + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  return `${text}X-Request-Id: `;
}

let clockSecond = 0;
let endText = "";

/** What Node adds itself, and the end. */
function endOfHead() {
  const second = Math.floor(Date.now() / 1000);
  if (second !== clockSecond) {
    clockSecond = second;
    endText = `\r\nDate: ${new Date(second * 1000).toUTCString()}\r\nConnection: keep-alive\r\n\r\n`;
  }
  return endText;
}

/**
 * Gives an answer a prepared head, where Node would word the same: checking twenty headers anew takes it a tenth of all
 * its time for a stored page. `false` where the connection ends with this answer, or Node keeps its head elsewhere.
 */
export function setPreparedHead(res: ServerResponse, prepared: string, id: string) {
  const unworded = res as ServerResponse & Unworded;
  const { expect } = res.req.headers;
  if (unworded._header !== null || !res.shouldKeepAlive || expect !== undefined) return false;
  if (res.hasHeader("connection")) return false;
  unworded._header = prepared + id + endOfHead();
  return true;
}

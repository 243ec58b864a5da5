import { connect } from "node:net";
import { check, printTable } from "./report";
import { send, signIn, startOrigin } from "./site";
import { megabytesOf } from "./tools";

const REQUESTS = 100_000;
const AT_ONCE = 16;
const ANSWER_MS = 10_000;
/** No answer tells a stranger where the program lies or what its database said. */
const LEAK =
  /\bat [\w.<>$ ]*\(?(?:file:\/\/|\/)\S+\.m?[jt]sx?:\d+|SQLITE_|SqliteError|node_modules\//;
const MARK = "<x55mark onload=a>";

/** The same requests at each run (Numerical Recipes' generator). */
let seed = 1;
function chance() {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}
function below(number: number) {
  return Math.floor(chance() * number);
}
function one<Item>(items: readonly Item[]): Item {
  return items[below(items.length)] as Item;
}

const PATHS = [
  "/",
  "/letters?q=",
  "/search?q=",
  "/journey?on=",
  "/gallery/",
  "/media/",
  "/api/contact",
  "/api/newsletter/subscribe",
  "/api/auth/login",
  "/api/travel-pins",
  "/about",
  "/admin/posts/new",
  "/api/uploads",
  "/letters.data",
];
const TAILS = [
  "",
  "%",
  "%zz",
  "%ff",
  "%00",
  "../../etc/passwd",
  "..%2f..%2f..%2fetc%2fpasswd",
  "x".repeat(9_000),
  "a/".repeat(2_000),
  "?_data=root",
  "&__proto__[a]=1&constructor[prototype][b]=1",
  `"><script>${MARK}</script>`,
  encodeURIComponent(MARK),
  "\u00ff\u00ff",
];
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "FOO", "get"];
const HEADERS = [
  "Host: evil.test",
  "Content-Length: -1",
  "Content-Length: 7\r\nContent-Length: 9",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: xchunked",
  "Cookie: %=;;;=;a;__session=%E0%A4%A",
  "X-Forwarded-For: 1.1.1.1, not-an-address",
  "X-Forwarded-Host: evil.test",
  "Range: bytes=99999999999-1,-0,a-b",
  'If-None-Match: """""',
  "Accept-Encoding: br;q=x, zstd",
  "Accept: ;;;q=,/",
  "Origin: null",
  "Expect: 200-maybe",
  "Content-Encoding: gzip",
  `X-Big: ${"a".repeat(30_000)}`,
  "X-Folded: a\r\n b",
  "No colon",
];
const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=b",
  "application/json; charset=utf-7",
  "x/y;;;=",
];
const BODIES = [
  "",
  "{",
  '{"a":',
  "[".repeat(50_000),
  '{"__proto__":{"isAdmin":true}}',
  '{"email":["a@example.com"],"name":{}}',
  '"\\ud800"',
  "a=1&".repeat(10_000),
  "%zz=%&__proto__=1&a[0].b[99999999].c=1",
  "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n",
  '--b\r\nContent-Disposition: form-data; name="a"; filename="../../x.png"\r\n\r\nGIF89a\r\n--b--\r\n',
  `name=${encodeURIComponent(MARK)}&email=${MARK}`,
  "\xff\xfe\xc0\x80\0",
];

/** One request that is wrong somewhere, some of its bytes changed besides. */
function malformed() {
  const body = one(BODIES);
  const lines = [
    `${one(METHODS)} ${one(PATHS)}${one(TAILS)} HTTP/1.1`,
    "Host: journey.example",
    "Connection: close",
    `Content-Type: ${one(TYPES)}`,
    `Content-Length: ${chance() < 0.9 ? Buffer.byteLength(body, "latin1") : below(1_000)}`,
    ...Array.from({ length: below(3) }, () => one(HEADERS)),
  ];
  const bytes = Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1");
  for (let left = below(4); left > 0; left--) bytes[below(bytes.length)] = below(256);
  return bytes;
}

/** What comes back until the connection ends; `"nothing"` where that is too late. */
function ask(port: number, bytes: Buffer) {
  return new Promise<string>((resolve) => {
    let text = "";
    const socket = connect({ port, host: "127.0.0.1" });
    const bound = setTimeout(() => end("late"), ANSWER_MS);
    const end = (state: string) => {
      clearTimeout(bound);
      socket.destroy();
      resolve(text || state);
    };
    socket.setEncoding("latin1").on("data", (part: string) => {
      text += part;
    });
    socket.on("error", () => end("closed")).on("close", () => end("closed"));
    // What announces more than it sends is over here.
    socket.end(bytes);
  });
}

function problemOf(answer: string) {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
  // 501 and 505 say that the method or the version is unknown; 503 that too much is asked.
  if (status >= 500 && ![501, 503, 505].includes(status)) return `status ${status}`;
  if (answer === "late") return "no answer in time";
  if (LEAK.test(answer)) return `leaks ${LEAK.exec(answer)?.[0].slice(0, 60)}`;
  if (/content-type: text\/html/i.test(answer) && answer.includes(MARK)) return "echoes markup";
  return null;
}

/** A hundred thousand requests of which no client is proud. */
export async function tryMalformed() {
  const site = await startOrigin();
  const cookie = await signIn(site.url);
  const before = Math.round(megabytesOf(site.pid));
  const problems: string[] = [];
  const statuses: Record<string, number> = {};
  let left = REQUESTS;
  let peak = before;
  async function askOn() {
    while (left-- > 0) {
      const bytes = malformed();
      const answer = await ask(site.port, bytes);
      const status = /^HTTP\/1\.1 (\d)/.exec(answer)?.[1];
      const kind = status ? `${status}xx` : answer.slice(0, 6);
      statuses[kind] = (statuses[kind] ?? 0) + 1;
      const problem = problemOf(answer);
      if (problem) problems.push(`${problem}: ${bytes.subarray(0, 80).toString("latin1")}`);
      if (left % 1_000 === 0) peak = Math.max(peak, Math.round(megabytesOf(site.pid)));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  printTable("Malformed requests", [
    { requests: REQUESTS, ...statuses, "MB before": before, "MB at most": peak },
  ]);
  check(
    "malformed requests",
    "none fails, hangs or leaks",
    problems.length === 0,
    problems.slice(0, 5),
  );
  const pin = { name: "After all", country: "India" };
  const { status } = await send(`${site.url}/api/travel-pins`, cookie, "POST", pin);
  check("malformed requests", "the site goes on", status === 201, status);
  const errors = site
    .takeErrors()
    .split("\n")
    .filter((line) => line.includes('"stack"'));
  check("malformed requests", "and logged no fault of its own", errors.length === 0, errors[0]);
  await site.stop();
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { prepareHead, setPreparedHead } from "../../server/prepared-head";
import { eventually, openRaw } from "./raw";

const BODY = Buffer.from("A long way down.");
const HEADERS = [
  "Keep-Alive",
  "timeout=10",
  "ETag",
  '"one"',
  "Content-Length",
  String(BODY.length),
];
const PREPARED = prepareHead(HEADERS);

/** Says at `/prepared` with a prepared head what Node words itself elsewhere; tells which it was. */
async function startServer() {
  const taken: boolean[] = [];
  function answer(req: IncomingMessage, res: ServerResponse) {
    if (req.url === "/closing") res.setHeader("Connection", "close");
    const isTaken = req.url !== "/plain" && setPreparedHead(res, PREPARED, "id-1");
    if (!isTaken) res.writeHead(200, [...HEADERS, "X-Request-Id", "id-1"]);
    taken.push(isTaken);
    res.end(BODY);
  }
  const server = createServer({ keepAliveTimeout: 0 }, answer).on("checkContinue", answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port: (server.address() as AddressInfo).port, taken };
}

/** To the byte, but for the second in which it was sent. */
function withoutDate(text: string) {
  return text.replace(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/gm, "Date");
}

/** What comes back for requests on a connection of their own. */
async function received(port: number, requests: string[]) {
  const client = await openRaw(port, requests.join(""));
  onTestFinished(() => void client.socket.destroy());
  const end = requests[0]?.startsWith("HEAD") ? "\r\n\r\n" : BODY.toString();
  await eventually(() => expect(client.received().split(end)).toHaveLength(requests.length + 1));
  return withoutDate(client.received());
}

test.each([
  ["a page", "GET", "HTTP/1.1", "", true],
  ["its head alone", "HEAD", "HTTP/1.1", "", true],
  ["an old client", "GET", "HTTP/1.0", "", false],
  ["an old client that stays", "GET", "HTTP/1.0", "Connection: keep-alive\r\n", true],
  ["a client that leaves", "GET", "HTTP/1.1", "Connection: close\r\n", false],
  ["a client that waits to be told to go on", "GET", "HTTP/1.1", "Expect: 100-continue\r\n", false],
])("%s is answered as Node does it", async (_name, method, version, header, isPrepared) => {
  const { port, taken } = await startServer();
  const rest = ` ${version}\r\nHost: localhost\r\n${header}\r\n`;
  const plain = await received(port, [`${method} /plain${rest}`]);
  expect(await received(port, [`${method} /prepared${rest}`])).toBe(plain);
  expect(plain).toContain("Date\r\n");
  expect(taken).toEqual([false, isPrepared]);
});

test("two requests at once are answered one after the other", async () => {
  const { port, taken } = await startServer();
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const plain = await received(port, [request("/plain")]);
  const both = await received(port, [request("/prepared"), request("/prepared")]);
  expect(both).toBe(plain + plain);
  expect(taken).toEqual([false, true, true]);
});

test("a connection that is to be closed says so", async () => {
  const { port, taken } = await startServer();
  const request = "GET /closing HTTP/1.1\r\nHost: localhost\r\n\r\n";
  expect(await received(port, [request])).toMatch(/^Connection: close\r$/m);
  expect(taken).toEqual([false]);
});

test.each([
  ["X-One", "a\r\nSet-Cookie: b"],
  ["X One", "a"],
  ["X-One", "\u0905"],
])("a header that would break the head is refused: %j, %j", (name, value) => {
  expect(() => prepareHead([name, value])).toThrow(TypeError);
});

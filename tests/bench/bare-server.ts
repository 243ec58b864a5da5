import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A `node:http` server that sends these bytes with these headers and does nothing else: the yardstick. */
export async function startBareServer(body: Buffer, headers: Record<string, string>) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, "Content-Length": body.length });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port that nobody listened on a moment ago, for a site whose address has to be known before it starts. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
}

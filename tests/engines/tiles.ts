import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { atEnd } from "../hard/tools";

/** A maker of map tiles on this machine, each of one colour; the setting that names it. */
export async function startTiles() {
  const create = { width: 256, height: 256, channels: 3, background: "#dfe6dc" } as const;
  const tile = await sharp({ create }).png().toBuffer();
  const server = createServer((_asked, answer) => {
    answer.writeHead(200, { "Content-Type": "image/png" }).end(tile);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png`;
}

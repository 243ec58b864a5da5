import { crc32, deflateSync } from "node:zlib";
import { check, printTable } from "./report";
import { send, signIn, startOrigin } from "./site";
import { megabytesOf } from "./tools";

/** Far below what a small machine has, far above what a photograph of forty megapixels takes. */
const MAX_MB = 700;

function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that says it is so large; with `real` pixels, all of them one colour. */
function png(width: number, height: number, { real = false, extra = Buffer.alloc(0) } = {}) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 2;
  const pixels = Buffer.alloc(real ? (1 + 3 * width) * height : 10);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const data = chunk("IDAT", deflateSync(pixels, { level: 9 }));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    extra,
    data,
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function gif(width: number, height: number, frames: number) {
  const head = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = "\x21\xf9\x04\x04\x01\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0";
  return Buffer.concat([head, Buffer.from(frame.repeat(frames), "latin1"), Buffer.from(";")]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const swollen = deflateSync(Buffer.alloc(200_000_000), { level: 9 });

const hostile: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  "a text": Buffer.from("Dear diary, ".repeat(100)),
  "a drawing with a script": Buffer.from(SVG),
  "the same behind a PNG's signature": Buffer.concat([png(1, 1).subarray(0, 8), Buffer.from(SVG)]),
  "a JPEG of its first bytes": Buffer.from(
    "ffd8ffe000104a46494600010100000100010000ffdb0043",
    "hex",
  ),
  "900 million pixels that are not there": png(30_000, 30_000),
  "100 million pixels of one colour": png(10_000, 10_000, { real: true }),
  "one pixel wide": png(1, 31_250, { real: true }),
  "a profile of 200 MB": png(64, 64, {
    real: true,
    extra: chunk("iCCP", Buffer.concat([Buffer.from("x\0\0"), swollen])),
  }),
  "a text of 200 MB": png(64, 64, {
    real: true,
    extra: chunk("zTXt", Buffer.concat([Buffer.from("x\0\0"), swollen])),
  }),
  "a hundred thousand frames": gif(1_000, 1_000, 100_000),
  "four billion pixels of a GIF": gif(65_535, 65_535, 1),
  "a TIFF without pictures": Buffer.from("II*\0\x08\0\0\0\0\0\0\0\0\0", "latin1"),
};

async function upload(url: string, cookie: string, bytes: Buffer) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "picture.jpg", { type: "image/jpeg" }));
  const headers = { Cookie: cookie, Origin: "http://journey.example" };
  const answer = await fetch(`${url}/api/media`, { method: "POST", headers, body: form });
  await answer.arrayBuffer();
  return answer.status;
}

/** Pictures that cost more than they weigh, or are none, sent by the owner. */
export async function tryPictures() {
  const site = await startOrigin();
  const cookie = await signIn(site.url);
  const rows = [];
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, megabytesOf(site.pid));
  }, 50);
  for (const [picture, bytes] of Object.entries(hostile)) {
    const status = await upload(site.url, cookie, bytes);
    rows.push({ picture, KB: Math.round(bytes.length / 1_000), status });
  }
  clearInterval(timer);
  printTable("Hostile pictures", rows);
  const failed = rows.filter(({ status }) => status >= 500);
  const subject = "hostile pictures";
  check(subject, "each is taken or refused in words", failed.length === 0, JSON.stringify(failed));
  check(subject, "in bounded memory, all processes", peak < MAX_MB, `${Math.round(peak)} MB`);
  const pin = { name: "After all", country: "India" };
  const { status } = await send(`${site.url}/api/travel-pins`, cookie, "POST", pin);
  check(subject, "the site goes on", status === 201, status);
  await site.stop();
}

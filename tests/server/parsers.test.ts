import type { IncomingMessage } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { countedAddress, isAnonymous, isForOneVisitor } from "~/cache-policy";
import { isOwner } from "~/session.server";
import { matchesTag } from "~/utils/http/entity-tag.server";
import { createByteCollector } from "../../server/http/byte-collector";
import { clientAddress } from "../../server/http/client-address";
import { preferredEncoding } from "../../server/http/encodings";
import { parseTarget, refusalFor } from "../../server/http/guards";
import { loggedPath } from "../../server/log";
import { narrowManifest } from "../../server/pages/manifest-paths";
import { createOriginLookup, isOwnOrigin } from "../../server/site-origin";
import { expectLinear, sizesUpTo } from "../support/measures/growth";
import { page, startSite } from "./site";

vi.mock("../../server/log-writer");

/** All headers of a request together. */
const HEADER_BYTES = 16_000;
const ORIGIN = "http://localhost";
const settings = { siteUrl: null, trustedProxies: 1, port: 3000 };
const words = new Set(["letters", "journey"]);

type Case = [
  parser: string,
  read: (text: string) => unknown,
  limit: number,
  /** What is repeated, after the part before the bar if there is one. */
  families: string[],
];

const PARSERS: Case[] = [
  [
    "the address",
    (text) => parseTarget(text, ORIGIN),
    4_096,
    [
      "/|a",
      "/|%41",
      "/|%",
      "/|../",
      "/|a/",
      "/|;",
      "/?|a&",
      "/?|%zz&",
      "http://|a",
      "http://a/|//",
    ],
  ],
  [
    "an address over its limit",
    (text) => parseTarget(text, ORIGIN),
    HEADER_BYTES,
    ["/|a", "http://|a", "/__manifest?|p=/a&"],
  ],
  [
    "the manifest's paths",
    (text) => {
      const url = parseTarget(text, ORIGIN);
      return url instanceof URL && narrowManifest(url, words);
    },
    7_999,
    ["/__manifest?|p=/a&", "/__manifest?p=|/a", "/__manifest?p=|%", "/__manifest?|p=/letters/a&"],
  ],
  [
    "the query",
    (text) => countedAddress(new URL(`${ORIGIN}/journey.data?${text}`), (id) => id === "a"),
    4_096,
    ["q=a&", "_routes=a&", "_routes=|a,", "q=|%", "&", "q=|%20", "_data=a&"],
  ],
  [
    "the API's query",
    (text) => countedAddress(new URL(`${ORIGIN}/api/x?_routes=&${text}`), () => true),
    4_096,
    ["q=a&", "_routes=a&", "_routes=|a,", "_data=a&", "%"],
  ],
  [
    "the path for the log",
    loggedPath,
    HEADER_BYTES,
    ["/|\u00e9", "/|\\", "/unsubscribe/|/a", "/|?"],
  ],
  [
    "Host",
    (text) => createOriginLookup({ ...settings, trustedProxies: 0 })({ host: text }),
    HEADER_BYTES,
    ["a", "a.", "[|:", "127|.1", "localhost|:1", "a-"],
  ],
  [
    "X-Forwarded-Host",
    (text) => createOriginLookup(settings)({ host: "a.test", "x-forwarded-host": text }),
    HEADER_BYTES,
    ["a", "a.", "a,", "127|.1", " ", ", ", "a-"],
  ],
  [
    "Origin",
    (text) => isOwnOrigin({ origin: text, host: text }, settings),
    HEADER_BYTES,
    ["http://|a", "a.", "localhost:", "["],
  ],
  [
    "X-Forwarded-For",
    (text) => clientAddress("127.0.0.1", text, 1),
    HEADER_BYTES,
    ["1.1.1.1,", "1.", ":", "0:", "[", "[|:", " ", ",", "::ffff:", "1.1.1.1:|1", "fe80::1%|a"],
  ],
  [
    "Accept-Encoding",
    preferredEncoding,
    HEADER_BYTES,
    ["br,", "br;q=0.1,", "br;|q=1;", "*,", ";", " ", "gzip;q=|0"],
  ],
  [
    "If-None-Match",
    (text) => matchesTag(text, '"abc-br"'),
    HEADER_BYTES,
    ['"a",', "W/", ",", " ", '"', 'W/"abc",', "*"],
  ],
  [
    "Content-Type",
    (text) => refusalForType({ "content-type": text }),
    HEADER_BYTES,
    [
      "multipart/form-data;|boundary",
      "multipart/form-data;|boundary=",
      "multipart/form-data;| ",
      'multipart/form-data; boundary="|a',
      "multipart/form-data; boundary=|;",
      "multipart/form-data|;",
      "application/x-www-form-urlencoded|;",
      "a",
    ],
  ],
  ["Content-Encoding", (text) => refusalForType({ "content-encoding": text }), HEADER_BYTES, ["a"]],
  [
    "the cookies' names",
    (text) => isAnonymous(text) && isForOneVisitor("/admin/x", text),
    HEADER_BYTES,
    ["; ", ";| ", "__session", "; __", "a=b; ", "__Host-", ";|\t"],
  ],
  [
    "the session's cookie",
    isOwner,
    HEADER_BYTES,
    [
      "__session=a; ",
      "__session=|a",
      "__session=|%",
      "__session=|.",
      "a=b; ",
      ";",
      "=",
      '__session="|\\',
    ],
  ],
];

describe("the time to read grows like the text:", () => {
  const cases = PARSERS.flatMap(([parser, read, limit, families]) =>
    families.map((family) => ({ parser, read, limit, family })),
  );
  test.each(cases)("$parser of $family", async ({ read, limit, family }) => {
    await expectLinear(repeated(family), read, sizesUpTo(limit));
  });
});

describe("through the whole server", () => {
  test.each([
    ["x-forwarded-for", "1.1.1.1,"],
    ["cookie", "__session=a; "],
    ["accept-encoding", "br;q=0.1,"],
    ["if-none-match", '"a",'],
    ["range", "bytes=|0-1,"],
    ["accept", "text/html;q=0.1,"],
    ["x-any", "a"],
  ])("%s of %s", async (name, family) => {
    const site = await startSite(() => page({ text: "short" }), { trustedProxies: 1 });
    const read = (text: string) => site.ask("/journey", { headers: { [name]: text } });
    await expectLinear(repeated(family), read, sizesUpTo(15_000, 200));
  });

  test("a body in pieces of one byte costs as much memory as in one", async () => {
    const collect = (bytes: Buffer[]) => {
      const collected = createByteCollector();
      for (const byte of bytes) collected.append(byte);
      return collected.bytes();
    };
    const pieces = (size: number) => Array.from({ length: size }, () => Buffer.alloc(1));
    await expectLinear(pieces, collect, sizesUpTo(64_000));
    expect(collect(pieces(40_000)).buffer.byteLength).toBeLessThanOrEqual(64 * 1024);
  });
});

let made = 0;

/** A text of that length; each is another one, for some that come again are remembered. */
function repeated(family: string) {
  const [start, again = start] = family.split("|") as [string, string?];
  return (size: number) => {
    made += 1;
    const rest = again.repeat(Math.ceil(size / again.length));
    return `${start}${rest}`.slice(0, Math.max(1, size - 8)) + String(made).padStart(8, again[0]);
  };
}

function refusalForType(headers: IncomingMessage["headers"]) {
  const req = { method: "POST", headers } as IncomingMessage;
  return refusalFor(req, new URL("/admin", ORIGIN), settings);
}

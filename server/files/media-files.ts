import { open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { formatTypes } from "~/models/pictures/picture";
import { parseVariantName } from "~/models/pictures/picture-name";
import { matchesTag } from "~/utils/http/entity-tag.server";
import { flatHeaders } from "../http/answers";
import type { Exchange } from "../http/exchange";
import { DEFAULT_POLICY, type HeaderPairs } from "../http/security-headers";

const FOLDER = "/media/";

/**
 * Serves picture variants that exist already. Only their names match, so the originals in the same folder cannot be
 * reached. A missing variant is left to the route that makes it.
 */
export function createMediaFiles(dataFolder: string, fixed: HeaderPairs) {
  const folder = join(dataFolder, "media");

  /** Sends the variant at this path; `false` when there is none. */
  async function serve(exchange: Exchange, pathname: string) {
    const name = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) : "";
    const variant = parseVariantName(name);
    if (variant === null) return false;
    const handle = await open(join(folder, name)).catch(() => null);
    if (handle === null) return false;
    try {
      const { size } = await handle.stat();
      if (size === 0) return false;
      const { req, res, id } = exchange;
      const tag = `"${name}"`;
      const headers = {
        "content-type": formatTypes[variant.format],
        "content-security-policy": DEFAULT_POLICY,
        "cache-control": "public, max-age=31536000, immutable",
        etag: tag,
        "x-request-id": id,
      };
      if (matchesTag(req.headers["if-none-match"], tag)) {
        res.writeHead(304, flatHeaders(fixed, headers));
        res.end();
        return true;
      }
      exchange.bytes = size;
      res.writeHead(200, flatHeaders(fixed, { ...headers, "content-length": size }));
      if (req.method === "HEAD") res.end();
      // A client that disconnects half-way is not an error.
      else await pipeline(handle.createReadStream({ autoClose: false }), res).catch(() => {});
      return true;
    } finally {
      await handle.close();
    }
  }

  return { serve };
}

import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { stopPictureProcess } from "~/models/pictures/picture-process.server";
import type { OpenedSite } from "~/portable/frozen/ask-site.server";
import { env } from "~/utils/env.server";
import { closeDatabase } from "~db/client.server";
import { TYPES } from "./files/static-files";
import { headerText } from "./http/answers";
import { parseTarget } from "./http/guards";
import { createRouteRenderer } from "./pages/remix-handler";

/** The origin of a site without a public address. */
const NOWHERE = "http://localhost";

/**
 * Opens the site on a data folder in this process, without a server. It answers with the file of the build at an
 * address, or with the answer of its routes.
 */
export async function openedSite(dataDir: string, clientFolder: string): Promise<OpenedSite> {
  if (env.DATA_DIR !== dataDir) throw new Error("The settings were read before they were made.");
  const build = await import("virtual:remix/server-build");
  const render = createRouteRenderer(build, env.NODE_ENV);
  const origin = env.SITE_URL ?? NOWHERE;
  const asker = { headers: { accept: "*/*" }, context: { clientAddress: "127.0.0.1" } };

  /** The server's checks before its routes. */
  function refused(address: string) {
    const target = parseTarget(address, origin);
    if (target instanceof URL) return null;
    const { status, message } = target;
    return { status, body: Buffer.from(message), type: "text/plain", caching: "", location: null };
  }

  async function builtFile(address: string) {
    const body = await readFile(join(clientFolder, address)).catch(() => null);
    const type = TYPES[extname(address)] ?? "";
    return body && { status: 200, body, type, caching: "", location: null };
  }

  async function rendered(address: string) {
    const { status, headers, body } = await render({
      ...asker,
      method: "GET",
      address,
      origin,
      body: null,
    });
    return {
      status,
      body,
      type: headerText(headers, "content-type") ?? "",
      caching: headerText(headers, "cache-control") ?? "",
      location: headerText(headers, "location") ?? null,
    };
  }

  return {
    siteUrl: env.SITE_URL,
    origin,
    answer: async (address) => refused(address) ?? (await builtFile(address)) ?? rendered(address),
    async close() {
      await stopPictureProcess();
      closeDatabase();
    },
  };
}

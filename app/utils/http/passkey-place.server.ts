import { isIP } from "node:net";
import { siteOrigin } from "./site-origin.server";

/** Whether browsers allow passkeys at this origin, by the rules of WebAuthn. */
export type PasskeyPlace =
  | { works: true; origin: string; host: string }
  | { works: false; origin: string; why: "no-name" | "no-tls"; instead: string | null };

/**
 * The host for the site's passkeys; or why there can be none, and at which address of this machine they would work, if
 * any.
 */
export function passkeyPlace(request: Request): PasskeyPlace {
  const url = new URL(siteOrigin(request));
  const { origin, hostname, protocol, port } = url;
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith("[");
  if (isAddress) {
    const isHere = hostname.startsWith("127.") || hostname === "[::1]";
    const instead = isHere ? `http://localhost${port && `:${port}`}` : null;
    return { works: false, origin, why: "no-name", instead };
  }
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  if (protocol !== "https:" && !isLocal) {
    return { works: false, origin, why: "no-tls", instead: null };
  }
  return { works: true, origin, host: hostname };
}

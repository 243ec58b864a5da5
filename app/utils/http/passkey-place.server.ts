import { isIP } from "node:net";
import { siteOrigin } from "./site-origin.server";

/** Whether browsers make passkeys for a site at this origin, by the rules of WebAuthn. */
export type PasskeyPlace =
  | { works: true; origin: string; host: string }
  | { works: false; origin: string; why: "no-name" | "no-tls"; instead: string | null };

/** The site's host as it names its passkeys; or why it can have none, and where it can, if that is on this machine. */
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

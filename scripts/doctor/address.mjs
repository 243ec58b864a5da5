import { note, ok } from "./lines.mjs";

const ANSWER_MS = 5_000;
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Why readers cannot reach the site at its public address, or `null`. */
async function problemAt(siteUrl) {
  const options = { redirect: "manual", signal: AbortSignal.timeout(ANSWER_MS) };
  try {
    const answer = await fetch(new URL("/healthz", siteUrl), options);
    if (answer.ok) return null;
    const target = answer.headers.get("location");
    return target ? `sends readers on to ${target}` : `answers ${answer.status}`;
  } catch (error) {
    return `cannot be reached: ${error.cause?.message ?? error.message}`;
  }
}

/**
 * Checks the public address: its form, and whether a site answers there. Invalid addresses are reported with the
 * settings.
 */
export async function checkAddress({ siteUrl, proxies }) {
  const name = "Address";
  if (siteUrl === null) {
    const mend = "SITE_URL=https://journey.example npm start";
    return note(
      name,
      "none: in demo mode, on this machine only, with a password that everybody knows",
      mend,
    );
  }
  if (!URL.canParse(siteUrl)) return note(name, `${siteUrl} is none`, "SITE_URL=https://…");
  const { protocol, hostname, host } = new URL(siteUrl);
  if (protocol === "http:" && !LOOPBACK.test(hostname)) {
    const words = `${siteUrl} is not encrypted: passwords can be read on the way, passkeys do not work`;
    return note(name, words, `SITE_URL=https://${host} npm start, behind a proxy with TLS`);
  }
  if (protocol === "https:" && proxies === "0") {
    const words = `${siteUrl} needs a proxy with TLS, but none is trusted: all readers count as one`;
    return note(name, words, "TRUST_PROXY=1 npm start");
  }
  const problem = await problemAt(siteUrl);
  if (problem !== null) return note(name, `${siteUrl} ${problem}`, `curl -i ${siteUrl}/healthz`);
  return ok(name, `${siteUrl} leads to a site that is well`);
}

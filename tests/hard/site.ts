import { execFileSync } from "node:child_process";
import { ALLOCATOR_SETTINGS } from "~/utils/allocator-settings";
import { startSite } from "../support/site/site-process";
import { copyTemplate } from "../support/site/site-templates";
import { atEnd, freePort } from "./tools";

const SITE_URL = "http://journey.example";
const OWNER = { username: "admin", password: "a long road south" };

/** The demo journey, its owner with a password of her own: a public site lets nobody in by the demo's. */
async function demoFolder() {
  const DATA_DIR = await copyTemplate("demo");
  const env = { ...process.env, DATA_DIR, SITE_URL };
  const command = ["run", "owner", "--", "--username", OWNER.username];
  execFileSync("npm", command, { env, input: OWNER.password, stdio: "pipe" });
  return DATA_DIR;
}

/** The built site with the demo journey on a port of its own, behind one proxy. */
export async function startOrigin(settings: Record<string, string> = {}) {
  const port = settings.PORT ?? String(await freePort());
  const DATA_DIR = settings.DATA_DIR ?? (await demoFolder());
  const site = await startSite({
    ...ALLOCATOR_SETTINGS,
    SITE_URL,
    TRUST_PROXY: "1",
    ...settings,
    DATA_DIR,
    PORT: port,
  });
  atEnd(() => site.stop());
  return { ...site, port: Number(port), dataDir: DATA_DIR };
}

/** Signs the owner in at this address and gives her cookie. */
export async function signIn(url: string, account = OWNER) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`The sign-in failed: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
  return cookies.join("; ");
}

/** Sends JSON as the owner. */
export function send(url: string, cookie: string, method: string, json: object) {
  return fetch(url, {
    method,
    headers: { "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify(json),
  });
}

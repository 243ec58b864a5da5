import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pinsIn } from "./database";
import { check, printTable } from "./report";
import { send, signIn, startOrigin } from "./site";
import { atEnd, freePort, installPackage, temporaryFolder, until } from "./tools";

const PASSWORD = "a word that is nowhere else";
/** The only account that the server knows, and its secret. */
const KEY = "S3RVER";

/** A server that speaks S3, of any release: nothing of the site's own depends on it. */
const S3_SERVER = "s3rver@3.7.1";

/** A store on this machine that speaks S3, and what rclone has to know of it: what is sent there is encrypted before it leaves. */
async function startStore() {
  const folder = temporaryFolder("store");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = join(installPackage(S3_SERVER), "node_modules/s3rver/bin/s3rver.js");
  const place = ["--directory", folder, "--address", "127.0.0.1", "--port", String(port)];
  const bucket = ["--configure-bucket", "journey", "--no-vhost-buckets", "--silent"];
  const child = spawn(process.execPath, [server, ...place, ...bucket], { stdio: "ignore" });
  atEnd(() => child.kill());
  await until("the store answers", () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  );
  const obscured = execFileSync("rclone", ["obscure", PASSWORD], { encoding: "utf8" }).trim();
  const remote = {
    RCLONE_CONFIG_STORE_TYPE: "s3",
    RCLONE_CONFIG_STORE_PROVIDER: "Other",
    RCLONE_CONFIG_STORE_ACCESS_KEY_ID: KEY,
    RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY: KEY,
    RCLONE_CONFIG_STORE_ENDPOINT: url,
  };
  const crypt = {
    RCLONE_CONFIG_SAFE_TYPE: "crypt",
    RCLONE_CONFIG_SAFE_REMOTE: "store:journey",
    RCLONE_CONFIG_SAFE_PASSWORD: obscured,
  };
  // Where this names a file, rclone's S3 opens nothing.
  const { AWS_CA_BUNDLE: _, ...given } = process.env;
  const env = Object.assign({}, given, remote, crypt);
  const copy = (from: string, to: string) =>
    execFileSync("rclone", ["copy", from, to], { env, stdio: "pipe" });
  return { folder, copy };
}

function filesBelow(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Nothing in the store tells by name or content what it is. */
function isUnreadable(folder: string) {
  const files = filesBelow(folder);
  const isPlain = (file: string) =>
    /\.tar|originals/.test(file) || readFileSync(file).includes("manifest.json");
  return files.length > 0 && !files.some(isPlain);
}

async function makeBackup(url: string, cookie: string) {
  const answer = await fetch(`${url}/admin/backups`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: "http://journey.example" },
    body: new URLSearchParams({ intent: "back-up" }),
    redirect: "manual",
  });
  return answer.status;
}

/** The machine dies, and a new one is made from the folder of backups as it lies, encrypted, in a store. */
export async function backupDrill() {
  const origin = await startOrigin();
  const cookie = await signIn(origin.url);
  const pin = (name: string) =>
    send(`${origin.url}/api/travel-pins`, cookie, "POST", { name, country: "India" });
  await pin("Before the backup");
  const status = await makeBackup(origin.url, cookie);
  check("backups", "one is made from the browser", status === 303, status);
  const store = await startStore();
  const sentAt = performance.now();
  store.copy(join(origin.dataDir, "backups"), "safe:");
  const sentMs = performance.now() - sentAt;
  check("backups", "the store cannot read them", isUnreadable(store.folder));
  await pin("After the backup");
  const written = pinsIn(origin.dataDir);
  await origin.kill();
  rmSync(origin.dataDir, { recursive: true });

  const diedAt = performance.now();
  const brought = join(temporaryFolder("brought"), "backups");
  store.copy("safe:", brought);
  const dataDir = join(temporaryFolder("restored"), "data");
  const newest =
    readdirSync(brought)
      .filter((name) => name.endsWith(".tar"))
      .sort()
      .at(-1) ?? "";
  execFileSync("npm", ["run", "--silent", "restore", "--", join(brought, newest)], {
    env: Object.assign({}, process.env, { DATA_DIR: dataDir }),
    stdio: "pipe",
  });
  const site = await startOrigin({ DATA_DIR: dataDir });
  const page = await (await fetch(`${site.url}/gallery`)).text();
  const seconds = (performance.now() - diedAt) / 1_000;
  const [picture = ""] = page.match(/\/media\/[0-9a-f]{16}-\d+\.jpg/) ?? [];
  const { status: pictureStatus } = await fetch(site.url + picture);
  check("backups", "the new machine shows its photographs", pictureStatus === 200, pictureStatus);
  const kept = new Set(pinsIn(dataDir));
  const lost = written.filter((name) => !kept.has(name));
  check("backups", "what is lost came after the backup", `${lost}` === "After the backup", lost);
  printTable("A new machine from the folder of backups", [
    {
      store: "S3, encrypted",
      "there, s": Number((sentMs / 1_000).toFixed(1)),
      "back and serving, s": Number(seconds.toFixed(1)),
      "pins written": written.length,
      "pins lost": lost.length,
    },
  ]);
  await site.stop();
}

import { spawn } from "node:child_process";
import { copyFile, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "../../support/browser/browser";

type Trouble = { settings?: Record<string, string>; program?: string; maxFiles?: number };

/** Starts the built site in trouble; gives its exit code and all that it wrote. */
function start(dataDir: string, { settings, program = "build/start.js", maxFiles }: Trouble) {
  const limit = maxFiles ? `ulimit -n ${maxFiles}; ` : "";
  const child = spawn("sh", ["-c", `${limit}exec "$0" "$1"`, process.execPath, program], {
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      // What the site would have in it matters to none of these troubles, and takes its time.
      SEED: "empty",
      ...settings,
    },
  });
  return new Promise<{ code: number | null; text: string }>((done) => {
    let text = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
    }
    child.once("close", (code) => done({ code, text }));
  });
}

let folder = "";
/** Inside the project, where packages are found; each process of the tests has its own. */
let damagedFolder = "";

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-start-"));
  damagedFolder = await mkdtemp(resolve(".cache/damaged-build-"));
});

test.afterAll(async () => {
  for (const name of [folder, damagedFolder]) await rm(name, { recursive: true, force: true });
});

async function folderWith(name: string, text: string) {
  const dataDir = await mkdtemp(join(folder, "data-"));
  await writeFile(join(dataDir, name), text);
  return dataDir;
}

/** The server's own files without the application beside them. */
async function damagedBuild() {
  for (const name of await readdir("build")) {
    if (name.endsWith(".js") && !name.startsWith("server-"))
      await copyFile(join("build", name), join(damagedFolder, name));
  }
  return join(damagedFolder, "start.js");
}

const troubles: [string, RegExp, (site: { url: string }) => Promise<[string, Trouble]>][] = [
  [
    "the port is taken",
    /^Port \d+ is taken/,
    async (site) => [await folderWith("x", ""), { settings: { PORT: new URL(site.url).port } }],
  ],
  [
    "a setting is invalid",
    /^TRUST_PROXY must be .*for example/,
    async () => [folder, { settings: { TRUST_PROXY: "yes" } }],
  ],
  [
    "the folder is a file",
    /^DATA_DIR .* cannot be read and written: .*for example DATA_DIR=/,
    async () => [join(await folderWith("file", ""), "file"), {}],
  ],
  [
    "the secret is broken",
    /^Cannot read the secret in .*delete the file/,
    async () => [await folderWith("secrets.json", "{"), {}],
  ],
  [
    "the database is none",
    /^Cannot open the database .*file is not a database.*npm run restore/,
    async () => [await folderWith("site.db", "Dear diary, ".repeat(500)), {}],
  ],
  [
    "the build is damaged",
    /^The build or a package is damaged: run npm ci and npm run build/,
    async () => [await folderWith("x", ""), { program: await damagedBuild() }],
  ],
  [
    "few files may be open",
    /^Too few files may be open at once: .*ulimit -n/,
    async () => [await folderWith("x", ""), { maxFiles: 22 }],
  ],
];

for (const [name, words, prepare] of troubles) {
  test(`a start that cannot be says why in one line: ${name} @long`, async ({ site }) => {
    const [dataDir, trouble] = await prepare(site);
    const { code, text } = await start(dataDir, trouble);
    expect(text).toMatch(words);
    expect(text.trimEnd().split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  });
}

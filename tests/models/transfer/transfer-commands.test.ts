import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { originalFile } from "~/models/pictures/picture-files.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { env } from "~/utils/env.server";
import { drawn } from "../../support/pictures/picture-fixtures";
import { addPicture } from "../../support/pictures/pictures";
import { folderWith, json, MARK } from "../../support/records/import-files";
import { runScript } from "../../support/runner/run-script";

/** Each command is a process that loads the program from its sources. */
const COMMANDS_MS = 90_000;

/** What `npm run NAME` runs: its exit code and everything that it printed. */
async function run(name: "import" | "export", ...words: string[]) {
  return await runIn(env.DATA_DIR, name, ...words);
}

async function runIn(folder: string, name: "import" | "export", ...words: string[]) {
  return await runScript(name, words, { DATA_DIR: folder });
}

test(
  "an import with a word too many imports nothing",
  async () => {
    const folder = folderWith({ ...MARK, "moments.json": json([{ text: "Chai." }]) });
    const refused = { code: 1, output: expect.stringContaining("one folder or ZIP archive") };
    expect(await run("import", folder, "--dry")).toEqual(refused);
    expect(await run("import", folder, folder)).toEqual(refused);
    expect(await run("import", folder)).toEqual({ code: 0, output: "Imported 1 moments.\n" });
  },
  COMMANDS_MS,
);

test(
  "a word too many makes no site, and a folder for the site that cannot be had is told in a line",
  async () => {
    const empty = mkdtempSync(join(tmpdir(), "site-import-"));
    const { code } = await runIn(empty, "import", folderWith(MARK), "--dry");
    expect([code, readdirSync(empty)]).toEqual([1, []]);
    const { output } = await runIn("/proc/site", "import", folderWith(MARK));
    expect(output).toMatch(/^DATA_DIR \/proc\/site cannot be read and written: .*\n$/);
  },
  COMMANDS_MS,
);

test(
  "an export names photographs whose file is gone, and says by its exit code that it lacks them",
  async () => {
    const id = pictureIdOf(await addPicture(await drawn(40, 30).jpeg().toBuffer())) ?? "";
    const folder = mkdtempSync(join(tmpdir(), "site-export-"));
    rmSync(originalFile(id));
    const { code, output } = await run("export", folder);
    expect(code).toBe(1);
    expect(output).toContain(`to ${folder}\nThese photographs are not in it`);
    expect(output).toContain(`(${id}), used nowhere`);
  },
  COMMANDS_MS,
);

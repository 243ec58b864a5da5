import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { backUp } from "~/portable/backup/backup.server";
import { restore } from "~/portable/backup/restore/restore-folder.server";
import { isStartError } from "~/utils/start-error";
import { inDatabase } from "./database";
import { check, printTable } from "./report";
import { startOrigin } from "./site";
import { temporaryFolder } from "./tools";

const ALTERED = 200;

const somewhere = (bytes: Buffer) => Math.floor(Math.random() * bytes.length);

/** What happens to a file on its way through disks and programs. */
const accidents: ((bytes: Buffer) => Buffer)[] = [
  function oneBit(bytes) {
    const at = somewhere(bytes);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
    return bytes;
  },
  function cutShort(bytes) {
    return bytes.subarray(0, somewhere(bytes));
  },
  function zeros(bytes) {
    const at = somewhere(bytes);
    return bytes.fill(0, at, at + 4_096);
  },
  function aPartTwice(bytes) {
    const at = somewhere(bytes);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - 512))]);
  },
];

function contentOf(dataDir: string) {
  const rows = inDatabase(dataDir, (client) =>
    client.prepare("select slug, title, content from blog_posts order by id").all(),
  );
  const originals = readdirSync(join(dataDir, "media/originals")).sort();
  return JSON.stringify([rows, originals]);
}

/** An archive with an accident is refused in words, or it restores to what it was; there is no third way. */
export async function tryAltered() {
  const { dataDir, stop } = await startOrigin();
  await stop();
  const folder = temporaryFolder("altered");
  const archive = join(folder, "site.tar.gz");
  await backUp(dataDir, archive);
  const whole = readFileSync(archive);
  const content = contentOf(dataDir);
  const counts = { archives: ALTERED, refused: 0, "restored as it was": 0 };
  const wrong: string[] = [];
  for (let number = 0; number < ALTERED; number++) {
    const accident = accidents[number % accidents.length] as (typeof accidents)[number];
    const file = join(folder, "altered.tar.gz");
    writeFileSync(file, accident(Buffer.from(whole)));
    const target = join(folder, `target-${number}`);
    try {
      await restore(file, target);
      if (contentOf(target) === content) counts["restored as it was"]++;
      else wrong.push(`${accident.name}: restored as something else`);
    } catch (error) {
      if (isStartError(error)) counts.refused++;
      else wrong.push(`${accident.name}: ${error}`);
    }
    rmSync(target, { recursive: true, force: true });
    const left = readdirSync(folder).filter((name) => name.includes("restoring"));
    if (left.length > 0) wrong.push(`${accident.name}: left ${left}`);
  }
  printTable("Altered archives", [counts]);
  check("altered archives", "each is refused, or restored as it was", wrong.length === 0, wrong);
}

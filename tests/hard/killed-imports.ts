import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { hashFile } from "~/utils/files/file-hash.server";
import { begun, ended, killWithin, startCommand } from "./children";
import { inDatabase, isWhole, pinsIn } from "./database";
import { check, printTable } from "./report";
import { send, signIn, startOrigin } from "./site";
import { temporaryFolder, until } from "./tools";

const KILLS = 50;
const LETTERS = 4;
const PHOTOGRAPHS = 2;
/** Every so many rounds the import that was killed is made once more, to its end. */
const AGAIN_EVERY = 10;
const TWO_DAYS_S = 2 * 24 * 60 * 60;

/** An export of its own for each round, so that none finds photographs of the one before. */
async function writeExport(round: number) {
  const top = temporaryFolder("export");
  const described: Record<string, { alt: string }> = {};
  for (let letter = 0; letter < LETTERS; letter++) {
    const slug = `round-${round}-${letter}`;
    const folder = join(top, "letters", slug);
    mkdirSync(folder, { recursive: true });
    for (let number = 0; number < PHOTOGRAPHS; number++) {
      const background = { r: round, g: letter, b: number };
      const picture = { width: 600, height: 400, channels: 3, background } as const;
      await sharp({ create: picture })
        .jpeg()
        .toFile(join(folder, `${number}.jpg`));
      described[`letters/${slug}/${number}.jpg`] = { alt: `Of round ${round}` };
    }
    writeFileSync(join(folder, "letter.html"), '<p>Read.</p><img src="./1.jpg" alt="">');
    const fields = { slug, title: slug, excerpt: "Short.", category: "places" };
    const publishedAt = "2025-08-03T03:30:00.000Z";
    const letterFile = join(folder, "letter.json");
    writeFileSync(letterFile, JSON.stringify({ ...fields, publishedAt, featuredImage: "./0.jpg" }));
  }
  writeFileSync(join(top, "photographs.json"), JSON.stringify(described));
  writeFileSync(join(top, "export.json"), JSON.stringify({ format: 2 }));
  return top;
}

/** What came of a round's import: its letters, and what is wrong with the photographs that are listed. */
async function found(dataDir: string, round: number) {
  const { letters, pictures } = inDatabase(dataDir, (client) => ({
    letters: client
      .prepare("select count(*) from blog_posts where slug like ?")
      .pluck()
      .get(`round-${round}-%`) as number,
    pictures: client.prepare("select id, alt, file_name as fileName from pictures").all() as {
      id: string;
      alt: string;
      fileName: string;
    }[],
  }));
  const wrong: string[] = [];
  for (const { id, alt, fileName } of pictures) {
    const file = join(dataDir, "media/originals", id);
    const hash = await hashFile(file).catch(() => null);
    if (!hash?.sha256.startsWith(id)) wrong.push(`${fileName} is not what it was`);
    if (/^\d\.jpg$/.test(fileName) && alt === "") wrong.push(`${fileName} lost its words`);
  }
  return { letters, wrong };
}

/** What an import works with and leaves when it is killed, made as old as the sweep waits for. */
function leftIn(dataDir: string) {
  const folder = join(dataDir, "media/uploads");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.startsWith("import-")).map((name) => join(folder, name));
}

function makeOld(files: string[]) {
  const then = Date.now() / 1_000 - TWO_DAYS_S;
  for (const file of files) utimesSync(file, then, then);
}

/** An import beside a site that is written to, killed at any moment: all of its letters or none. */
export async function tryKilledImports() {
  const { dataDir, url, kill } = await startOrigin();
  const cookie = await signIn(url);
  const counts = { begun: KILLS, killed: 0, "all letters": 0, none: 0, "made again": 0 };
  const wrong: string[] = [];
  const written: string[] = [];
  let wholeMs = 0;
  for (let round = 0; round <= KILLS; round++) {
    const folder = await writeExport(round);
    const left = leftIn(dataDir);
    const command = startCommand(dataDir, "import", [folder]);
    await begun(command, () => leftIn(dataDir).some((file) => !left.includes(file)));
    const begunAt = performance.now();
    if (round === 0) await ended(command);
    else if (await killWithin(command, wholeMs)) counts.killed++;
    if (round === 0) wholeMs = performance.now() - begunAt;
    const pin = await send(`${url}/api/travel-pins`, cookie, "POST", {
      name: `Round ${round}`,
      country: "India",
    });
    if (pin.status === 201) written.push(`Round ${round}`);
    else wrong.push(`a pin was answered ${pin.status}`);
    const after = await found(dataDir, round);
    wrong.push(...after.wrong);
    if (round === 0) continue;
    if (after.letters === LETTERS) counts["all letters"]++;
    else if (after.letters === 0) counts.none++;
    else wrong.push(`${after.letters} letters of round ${round}`);
    if (round % AGAIN_EVERY !== 0) continue;
    await ended(startCommand(dataDir, "import", [folder]));
    const again = await found(dataDir, round);
    if (again.letters === LETTERS && again.wrong.length === 0) counts["made again"]++;
  }
  await kill();
  printTable("Imports that were killed", [counts]);
  const subject = "killed imports";
  check(subject, "all letters or none, each photograph with its words", wrong.length === 0, wrong);
  check(subject, "some were killed", counts.killed > KILLS / 4, counts.killed);
  const wanted = KILLS / AGAIN_EVERY;
  check(subject, "the next import brings all", counts["made again"] === wanted, `of ${wanted}`);
  const pins = new Set(pinsIn(dataDir));
  const lost = written.filter((name) => !pins.has(name));
  check(subject, "what was written meanwhile is there", lost.length === 0, lost);
  check(subject, "the database is whole", isWhole(dataDir));
  await trySweep(dataDir);
}

/** What is left of them is swept by the site a day later. */
async function trySweep(dataDir: string) {
  const left = leftIn(dataDir).length;
  makeOld(leftIn(dataDir));
  const site = await startOrigin({ DATA_DIR: dataDir });
  await until("the sweep has come by", () => leftIn(dataDir).length === 0, 60);
  check("killed imports", "what is left is swept", (await fetch(site.url)).ok, `${left} files`);
  await site.stop();
}

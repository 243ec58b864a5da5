import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { originalsFolder } from "~/models/pictures/picture-files.server";
import { listQuestions, replaceQuestions } from "~/models/texts/content/question.server";
import { exportSite } from "~/portable/transfer/export.server";
import { env } from "~/utils/env.server";
import { db, transact } from "~db/client.server";

/** An export by the paths of its files; bytes as text that tells any two apart. */
export async function exported(withSubscribers = true) {
  const files = new Map<string, string>();
  for await (const file of exportSite({ withSubscribers })) {
    const bytes = "text" in file ? Buffer.from(file.text) : readFileSync(file.original);
    files.set(file.path, bytes.toString("latin1"));
  }
  return files;
}

/** The same in a folder of its own. */
export function folderOf(files: Map<string, string>) {
  const folder = mkdtempSync(join(env.DATA_DIR, "exported-"));
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes, "latin1");
  }
  return folder;
}

/** The questions that every site begins with. */
const questions = listQuestions();

/** Makes the site a new one, by everything that it keeps. */
export function forgetEverything() {
  const tables = db.all<{ name: string }>(sql`select name from sqlite_schema where type = 'table'
    and name not like 'sqlite%' and name not like '\\_\\_%' escape '\\' and name not like 'search%' and name <> 'content_version'`);
  db.run(sql`pragma foreign_keys = off`);
  transact(() => {
    for (const { name } of tables) {
      const table = sql.identifier(name);
      // Looking is quicker than deleting nothing.
      if (db.get(sql`select 1 from ${table} limit 1`)) db.run(sql`delete from ${table}`);
    }
  });
  db.run(sql`pragma foreign_keys = on`);
  replaceQuestions(questions);
  rmSync(originalsFolder, { recursive: true, force: true });
}

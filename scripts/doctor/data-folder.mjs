import { closeSync, existsSync, openSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asRoot, fail, note, ok } from "./lines.mjs";
import { nearestFolder } from "./machine.mjs";

const FILES = ["site.db", "site.db-wal", "site.db-shm", "secrets.json"];

/** Permissions do not tell whether a disk is mounted read-only, or what root may do, so a file is written. */
function requireWritable(folder) {
  const trial = join(folder, `.doctor-${process.pid}`);
  writeFileSync(trial, "");
  rmSync(trial);
}

function requireFiles(folder) {
  for (const file of FILES.map((name) => join(folder, name))) {
    if (existsSync(file)) closeSync(openSync(file, "r+"));
  }
}

function mendOf(error, folder) {
  const user = process.getuid?.() ?? "$(id -u)";
  if (error.code === "EROFS") return asRoot(`mount -o remount,rw "$(stat -c %m ${folder})"`);
  if (error.code !== "EACCES" && error.code !== "EPERM") {
    return "DATA_DIR=/var/lib/journey npm start";
  }
  if (existsSync(folder)) return `sudo chown -R ${user} ${folder}`;
  return `sudo install -d -m 700 -o ${user} ${folder}`;
}

/** Checks whether the site could read and write there; creates nothing that stays. */
export function checkDataFolder(folder) {
  const name = "Data folder";
  const there = nearestFolder(folder);
  try {
    requireWritable(there);
    requireFiles(there);
  } catch (error) {
    const words = `${folder} cannot be read and written: ${error.message}`;
    return fail(name, words, mendOf(error, folder));
  }
  if (there !== folder) return ok(name, `${folder}, which the first start makes`);
  const { uid } = statSync(folder);
  // The site could not write to files that root creates in there.
  if (process.getuid?.() === 0 && uid !== 0) {
    const mend = `sudo -E -u '#${uid}' npm run doctor`;
    return note(name, `${folder} is another account's; ask as that one`, mend);
  }
  const isNew = !existsSync(join(folder, "site.db"));
  return ok(name, `${folder}, readable and writable${isNew ? ", without a database yet" : ""}`);
}

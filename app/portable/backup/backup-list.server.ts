import { existsSync, readdirSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { z } from "zod";
import { readJsonObject } from "~/utils/json-object";
import { bytesOf, type Manifest } from "./archive/archive";
import { readManifest } from "./archive/manifest.server";
import {
  archiveFile,
  archiveName,
  backupsFolder,
  nameWhole,
  partOf,
  recordFile,
} from "./backup-files.server";

export const backupReasons = ["night", "owner", "migration", "demo", "restore"] as const;

export type BackupReason = (typeof backupReasons)[number];

const instant = z.iso.datetime().transform((text) => new Date(text));
const amount = z.int().min(0);

/** The note that lies beside an archive under its name. */
const noteSchema = z.object({
  reason: z.enum(backupReasons),
  madeAt: instant,
  /** The size of the archive and of the originals that it needs. */
  bytes: amount,
  counts: z.object({ posts: amount, photographs: amount }),
  program: z.string(),
  /** The result of the check and how many milliseconds it took; `null` until it was done. */
  proof: z.object({ at: instant, ms: amount, failure: z.string().nullable() }).nullable(),
});

/** An archive in `DATA_DIR/backups`; `name` is the common part of its files' names, such as `2026-11-28-030400`. */
export type Backup = { name: string } & z.output<typeof noteSchema>;

/** The archives in `DATA_DIR/backups`, newest first, without unfinished ones and other files. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const fileNames = await readdir(backupsFolder(dataDir)).catch(() => []);
  const names = new Set(fileNames.flatMap((each) => archiveName(each) ?? []));
  const backups: Backup[] = [];
  for (const name of names) {
    const backup = await readBackup(dataDir, name);
    if (backup) backups.push(backup);
  }
  return backups.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** Whether there is any archive. */
export function hasBackup(dataDir: string) {
  const folder = backupsFolder(dataDir);
  return existsSync(folder) && readdirSync(folder).some((each) => archiveName(each) !== null);
}

/** What is known about an archive; `null` when this site has none with that name. */
export async function readBackup(dataDir: string, name: string): Promise<Backup | null> {
  const file = archiveFile(dataDir, name);
  if (file === null) return null;
  const note = await readNote(dataDir, name);
  if (note) return { name, ...note };
  const manifest = await readManifest(file).catch(() => null);
  return manifest && { name, ...noteOf(manifest, (await stat(file)).size) };
}

/** The manifest of the archive with this name; `null` when it cannot be read. */
export async function manifestOf(dataDir: string, name: string) {
  const file = archiveFile(dataDir, name);
  return file === null ? null : readManifest(file).catch(() => null);
}

async function readNote(dataDir: string, name: string) {
  const text = await readFile(recordFile(dataDir, name), "utf8").catch(() => "");
  return noteSchema.safeParse(readJsonObject(text)).data ?? null;
}

/** A note made from the archive alone: why it was made and whether it was checked is unknown. */
function noteOf(manifest: Manifest, bytes: number) {
  return {
    reason: "owner" as const,
    madeAt: new Date(manifest.createdAt),
    bytes: bytes + originalBytes(manifest),
    counts: manifest.counts ?? { posts: 0, photographs: 0 },
    program: manifest.program,
    proof: null,
  };
}

/** The size of the originals that the archive needs and does not contain, in bytes. */
export function originalBytes({ originals = {} }: Manifest) {
  return bytesOf(originals);
}

/** Writes an archive's note. */
export async function writeNote(dataDir: string, { name, ...note }: Backup) {
  const file = recordFile(dataDir, name);
  const part = partOf(file);
  await writeFile(part, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
  await nameWhole(part, file);
}

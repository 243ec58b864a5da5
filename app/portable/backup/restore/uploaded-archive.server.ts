import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isStartError } from "~/utils/start-error";
import { backupsFolder } from "../backup-files.server";
import { askBackupProcess } from "../backup-process.server";
import { isAtWork } from "../backup-work.server";
import type { RestorePreview } from "./restore-preview.server";

/** The name that addresses use for the uploaded archive. There is only one at a time, and lists do not show it. */
export const UPLOADED = "uploaded";

const DAY_MS = 24 * 60 * 60 * 1000;

export function uploadedFile(dataDir: string) {
  return join(backupsFolder(dataDir), ".uploaded");
}

function noteOf(dataDir: string) {
  return `${uploadedFile(dataDir)}.json`;
}

/** The state of the uploaded archive. */
export type Uploaded =
  | { state: "checking" | "interrupted" }
  | { state: "refused"; message: string }
  | { state: "checked"; preview: RestorePreview };

/**
 * Replaces a former upload by this file and checks the archive in a process of its own. A refused one is deleted and
 * the refusal thrown (`StartError`).
 */
export async function receiveUpload(dataDir: string, path: string) {
  const file = uploadedFile(dataDir);
  await deleteUpload(dataDir);
  await mkdir(backupsFolder(dataDir), { recursive: true, mode: 0o700 });
  await rename(path, file);
  try {
    const preview = await askBackupProcess<RestorePreview>(dataDir, ["check", file]);
    await writeNote(dataDir, { state: "checked", preview });
  } catch (error) {
    await rm(file, { force: true });
    const message = isStartError(error) ? error.message : "It could not be read.";
    await writeNote(dataDir, { state: "refused", message });
    throw error;
  }
}

async function writeNote(dataDir: string, uploaded: Uploaded) {
  await writeFile(noteOf(dataDir), JSON.stringify(uploaded), { mode: 0o600 });
}

/** The state of the upload; `null` without one. */
export async function readUpload(dataDir: string): Promise<Uploaded | null> {
  const text = await readFile(noteOf(dataDir), "utf8").catch(() => null);
  if (text !== null) {
    const noted = JSON.parse(text) as Uploaded;
    if (noted.state !== "checked") return noted;
    const madeAt = new Date(noted.preview.madeAt);
    return { ...noted, preview: { ...noted.preview, madeAt } };
  }
  if (!existsSync(uploadedFile(dataDir))) return null;
  return { state: isAtWork() ? "checking" : "interrupted" };
}

/** Deletes the uploaded archive. */
export async function deleteUpload(dataDir: string) {
  await rm(noteOf(dataDir), { force: true });
  await rm(uploadedFile(dataDir), { force: true });
}

/** Deletes an uploaded archive that nobody has restored for a day. */
export async function sweepUpload(dataDir: string, now = Date.now()) {
  const file = uploadedFile(dataDir);
  const note = await stat(noteOf(dataDir)).catch(() => null);
  const uploaded = note ?? (await stat(file).catch(() => null));
  if (uploaded && uploaded.mtimeMs < now - DAY_MS) await deleteUpload(dataDir);
}

import { isStartError } from "~/utils/start-error";
import { db } from "~db/client.server";
import { type ContentCounts, countContent } from "../archive/content-counts.server";
import { archiveFile } from "../backup-files.server";
import { askBackupProcess } from "../backup-process.server";
import type { RestorePreview } from "./restore-preview.server";
import { readUpload, UPLOADED } from "./uploaded-archive.server";

/** What the page shows before a restore; without anything to restore, `preview` is `null` and `message` says why. */
export type FoundPreview = {
  preview: RestorePreview | null;
  message: string;
  isChecking: boolean;
  now: ContentCounts;
};

/** What a restore of the archive with this name would change; `null` when there is no such archive. */
export async function previewFor(dataDir: string, name: string): Promise<FoundPreview | null> {
  const found = await (name === UPLOADED ? ofUpload(dataDir) : ofListed(dataDir, name));
  if (!found) return null;
  const now = countContent(db.$client);
  const preview = found.preview && after(found.preview, now);
  return { isChecking: false, ...found, preview, now };
}

/** On the same site the present subscribers stay, because of their own choices since the backup. */
function after(preview: RestorePreview, { subscribers }: ContentCounts): RestorePreview {
  if (!preview.isSameSite) return preview;
  return { ...preview, counts: { ...preview.counts, subscribers } };
}

async function ofListed(dataDir: string, name: string) {
  const file = archiveFile(dataDir, name);
  if (file === null) return null;
  try {
    const preview = await askBackupProcess<RestorePreview>(dataDir, ["preview", file]);
    return { preview, message: "" };
  } catch (error) {
    if (!isStartError(error)) throw error;
    return { preview: null, message: error.message };
  }
}

async function ofUpload(dataDir: string) {
  const upload = await readUpload(dataDir);
  if (upload === null) return null;
  if (upload.state === "checked") return { preview: upload.preview, message: "" };
  const isChecking = upload.state === "checking";
  if (upload.state === "refused") return { preview: null, message: upload.message };
  const message = isChecking
    ? "The archive is still being checked."
    : "The check of the archive was interrupted. Send it once more.";
  return { preview: null, message, isChecking };
}

import { isStartError } from "~/utils/start-error";
import { db } from "~db/client.server";
import { archiveFile } from "./backup-files.server";
import { askBackupProcess } from "./backup-process.server";
import { type ContentCounts, countContent } from "./content-counts.server";
import type { Outlook } from "./outlook.server";
import { readUpload, UPLOADED } from "./uploaded-archive.server";

/** What the page says before a restore: `outlook` is `null` where there is nothing to restore, and `message` says why. */
export type FoundOutlook = {
  outlook: Outlook | null;
  message: string;
  isChecking: boolean;
  now: ContentCounts;
};

/** What a restore of the archive of this name would change; `null` where there is none of that name. */
export async function outlookFor(dataDir: string, name: string): Promise<FoundOutlook | null> {
  const found = await (name === UPLOADED ? ofUpload(dataDir) : ofListed(dataDir, name));
  if (!found) return null;
  const now = countContent(db.$client);
  const outlook = found.outlook && after(found.outlook, now);
  return { isChecking: false, ...found, outlook, now };
}

/** On the same site the subscribers' own choices since the backup count. */
function after(outlook: Outlook, { subscribers }: ContentCounts): Outlook {
  if (!outlook.isSameSite) return outlook;
  return { ...outlook, counts: { ...outlook.counts, subscribers } };
}

async function ofListed(dataDir: string, name: string) {
  const file = archiveFile(dataDir, name);
  if (file === null) return null;
  try {
    const outlook = await askBackupProcess<Outlook>(dataDir, ["foresee", file]);
    return { outlook, message: "" };
  } catch (error) {
    if (!isStartError(error)) throw error;
    return { outlook: null, message: error.message };
  }
}

async function ofUpload(dataDir: string) {
  const upload = await readUpload(dataDir);
  if (upload === null) return null;
  if (upload.state === "checked") return { outlook: upload.outlook, message: "" };
  const isChecking = upload.state === "checking";
  if (upload.state === "refused") return { outlook: null, message: upload.message };
  const message = isChecking
    ? "The archive is still being checked."
    : "The check of the archive was interrupted. Send it once more.";
  return { outlook: null, message, isChecking };
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { restoreRequest } from "~/models/owner/owner";
import { isDoneSoon } from "~/portable/backup/backup-work.server";
import { restoreBackup } from "~/portable/backup/restore/restore-backup.server";
import { requireOwner } from "~/session.server";
import { env } from "~/utils/env.server";
import { isStartError } from "~/utils/start-error";
import { askerOf, readProvenForm } from "./account/account-form.server";
import { reloadWithToast } from "./flash.server";
import { readOwnerForm } from "./owner-form.server";

const RESTORED = "The backup is restored. 'Back to it' leads to the site as it was before.";
const UNDER_WAY = "The backup is being restored. This page says so for as long as it takes.";

/**
 * Restores the backup with this name after checking the present password; otherwise answers with the form and its
 * errors.
 */
export async function answerRestore(args: ActionFunctionArgs, name: string) {
  const form = await readOwnerForm(args);
  const { id } = await requireOwner(args.request);
  const asked = await readProvenForm(form, restoreRequest, await askerOf(args, id));
  if (!asked.ok) return asked.answer;
  try {
    const isDone = await isDoneSoon(env.DATA_DIR, restoreBackup(env.DATA_DIR, name));
    const description = isDone ? RESTORED : UNDER_WAY;
    return reloadWithToast("/admin/backups", { title: "Success", description });
  } catch (error) {
    if (!isStartError(error)) throw error;
    return asked.refuse({ "": [error.message] });
  }
}

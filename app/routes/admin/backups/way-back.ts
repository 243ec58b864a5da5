import type { ActionFunctionArgs } from "@remix-run/node";
import { answerRestore } from "~/forms/restore-form.server";
import { listBackups } from "~/portable/backup/backup-list.server";
import { wayBack } from "~/portable/backup/restore/restore-backup.server";
import { ownerLoader } from "~/session.server";
import { env } from "~/utils/env.server";
import { escapedText } from "~/utils/markup/escape-html";

/**
 * Undoes a restore whose content makes the other pages fail. The page is plain HTML and reads none of the content.
 */
export const loader = ownerLoader(async () => plainPage((await former()) ? FORM : NOTHING));

export async function action(args: ActionFunctionArgs) {
  const answer = await answerRestore(args, (await former())?.name ?? "");
  if (!("data" in answer)) return answer;
  const problems = Object.values(answer.data.result.error ?? {}).flatMap((each) => each ?? []);
  return plainPage(`<p role="alert">${escapedText(problems.join(" "))}</p>${FORM}`, 400);
}

const NOTHING = "<p>There is no former site, or no longer.</p>";
const FORM = `<form method="post"><p>This brings back the site as it was before the last restore.</p>
<p><label>Your present password <input type="password" name="presentPassword" autocomplete="current-password" required></label></p>
<p><button>Back to it</button></p></form>`;

async function former() {
  return wayBack(await listBackups(env.DATA_DIR));
}

function plainPage(content: string, status = 200) {
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The former site</title></head><body><main><h1>The former site</h1>${content}</main></body></html>`;
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-store" },
  });
}

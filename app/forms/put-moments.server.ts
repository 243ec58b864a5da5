import { redirectDocument } from "@remix-run/node";
import { saveDraft } from "~/models/drafts/draft.server";
import { momentHtml } from "~/models/moments/moment-html";
import { momentsToTell } from "~/models/moments/moments-to-tell.server";
import { seenDraft } from "./draft-form.server";
import { enteredDraft } from "./draft-values.server";
import type { Press } from "./record-action.server";
import { newerDraft, recordGone } from "./record-form.server";

/**
 * Makes a draft of the form as it was typed, with the moments since the last letter at the end of its text, and opens
 * it anew: an editor that is open takes its text once.
 */
export const putMoments: Press = (submission, form, { key, path }) => {
  const { values } = enteredDraft(form, key.kind);
  const text = typeof values.content === "string" ? values.content.trimEnd() : "";
  const parts = [text, ...momentsToTell(text).map(momentHtml)].filter(Boolean);
  const kept = saveDraft(key, { ...values, content: parts.join("\n") }, seenDraft(form));
  if (kept.ok) return redirectDocument(path, 303);
  return kept.kind === "stale"
    ? newerDraft(submission, kept.newer)
    : recordGone(submission, { noun: "letter" });
};

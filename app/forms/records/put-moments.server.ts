import { LIMITS } from "~/models/base/records/limits";
import { momentHtml } from "~/models/road/moments/moment-html";
import { momentsToTell } from "~/models/road/moments/moments-to-tell.server";
import { cutText } from "~/utils/words/cut-text";
import type { PressedButton } from "./record-action.server";
import { echoEntered } from "./record-form.server";

/** The form as it was typed, with the moments since the last letter at the end of its text; nothing is saved. */
export const putMoments: PressedButton = (submission, form) => {
  const entered = form.get("content");
  const text = cutText(typeof entered === "string" ? entered.trimEnd() : "", LIMITS.content);
  const parts = [text, ...momentsToTell(text).map(momentHtml)];
  const content = parts.filter(Boolean).join("\n");
  const { result } = echoEntered(submission);
  return { result: { initialValue: { ...result.initialValue, content } }, content };
};

import type { Submission } from "@conform-to/react";
import { LIMITS } from "~/models/base/records/limits";
import { renderContent } from "~/models/texts/content/render-content.server";
import { cutText } from "~/utils/words/cut-text";

/** The form as it was typed, with its content as readers will see it; saves nothing. */
export function contentPreview(submission: Submission<unknown, string[], unknown>, form: FormData) {
  const content = form.get("content");
  return {
    result: submission.reply(),
    newer: null,
    preview: renderContent(typeof content === "string" ? cutText(content, LIMITS.content) : ""),
  };
}

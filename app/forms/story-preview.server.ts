import type { Submission } from "@conform-to/react";
import { LIMITS } from "~/models/fields";
import { renderStory } from "~/models/story.server";

/** The form as it was typed, with the story as readers would see it; nothing is saved. */
export function storyPreview(submission: Submission<unknown, string[], unknown>, form: FormData) {
  const content = form.get("content");
  return {
    result: submission.reply(),
    newer: null,
    preview: renderStory(typeof content === "string" ? content.slice(0, LIMITS.content) : ""),
  };
}

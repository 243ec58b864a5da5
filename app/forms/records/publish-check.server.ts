import type { Submission } from "@conform-to/react";
import { LIMITS } from "~/models/base/records/limits";
import { checkPost, type PostTexts } from "~/pages/publish-check.server";
import { cutText } from "~/utils/words/cut-text";

/** A letter's texts in its form, cut to what can be checked. */
export function postTexts(form: FormData): PostTexts {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? cutText(value, LIMITS.content) : "";
  };
  return {
    title: text("title"),
    excerpt: text("excerpt"),
    content: text("content"),
    featuredImage: text("featuredImage"),
  };
}

/** The form as it was typed, with hints about the letter; saves nothing. */
export function checkedForm(submission: Submission<unknown, string[], unknown>, form: FormData) {
  const result = submission.reply();
  return { result, newer: null, findings: checkPost(postTexts(form)) };
}

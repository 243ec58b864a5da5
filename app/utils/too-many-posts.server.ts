import type { Submission } from "@conform-to/react";
import { waitMessage } from "~/models/visitor-limit.server";
import { formFailure } from "./form.server";

/** Answers a visitor who has to wait: 429, when to come back, and the form with what was typed. */
export function tooManyPosts(submission: Submission<unknown, string[], unknown>, seconds: number) {
  return formFailure(submission, { "": [waitMessage(seconds)] }, 429, {
    "Retry-After": String(seconds),
  });
}

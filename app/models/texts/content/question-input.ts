import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import { requiredText } from "~/models/base/records/value-schemas";

/** A question that the owner puts on the about page. */
export const questionInput = z.object({
  question: requiredText("Question", LIMITS.caption),
  answer: requiredText("Answer", LIMITS.text),
});

export type QuestionInput = z.output<typeof questionInput>;

import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import { requiredText } from "~/models/base/records/value-schemas";

/** What the owner answers to a message. */
export const answerInput = z.object({ text: requiredText("Answer", LIMITS.text) });

export type AnswerInput = z.output<typeof answerInput>;

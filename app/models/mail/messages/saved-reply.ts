import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import { requiredText } from "~/models/base/records/value-schemas";

/** An answer that the owner gives again and again. */
export const savedReplyInput = z.object({
  title: requiredText("Title"),
  text: requiredText("Text", LIMITS.text),
});

export type SavedReplyInput = z.output<typeof savedReplyInput>;

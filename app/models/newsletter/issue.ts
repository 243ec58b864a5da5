import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import { oneLine, requiredText, text, version } from "~/models/base/records/value-schemas";

/** A digest as the owner writes it. Every field but the subject is optional. */
export const newIssueInput = z.object({
  subject: requiredText("Subject"),
  preheader: oneLine("Preview text", LIMITS.caption).nullish(),
  content: text("Content", LIMITS.content).nullish(),
});

/** A change to a digest: absent fields stay as they are. */
export const issueInput = newIssueInput.partial().extend({ version });

export type IssueChange = z.output<typeof issueInput>;

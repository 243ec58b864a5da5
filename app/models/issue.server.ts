import { eq } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { newsletterIssues } from "~db/schema";
import type { IssueChange } from "./issue";
import { changes } from "./patch";
import type { Saved } from "./result";
import { saveChange } from "./saving.server";

/** What each optional field becomes when it is cleared or never given. */
const CLEARED = { preheader: "", content: "" };

/** An issue's columns, without the mail that is made of it. */
export const issueColumns = pick(
  newsletterIssues,
  "id",
  "number",
  "kind",
  "state",
  "subject",
  "preheader",
  "content",
  "postId",
  "since",
  "until",
  "sendAt",
  "startedAt",
  "finishedAt",
  "sentCount",
  "refusedCount",
  "version",
  "createdAt",
  "updatedAt",
);

/** The issue with this id, or `null`. */
export function findIssue(id: string) {
  const isAsked = eq(newsletterIssues.id, id);
  return db.select(issueColumns).from(newsletterIssues).where(isAsked).get() ?? null;
}

export type Issue = NonNullable<ReturnType<typeof findIssue>>;

/** Changes what a digest says; one whose mails have begun to go out stays as it is. */
export function updateIssue(id: string, { version, ...input }: IssueChange): Saved<Issue> {
  const values = changes(input, CLEARED);
  return saveChange({
    version,
    values,
    read: () => findIssue(id),
    refuse: ({ startedAt }) =>
      startedAt === null
        ? undefined
        : { ok: false, kind: "invalid", fieldErrors: { subject: [TOO_LATE] } },
    write: (before) => {
      db.update(newsletterIssues)
        .set({ ...values, version: before.version + 1, updatedAt: new Date() })
        .where(eq(newsletterIssues.id, id))
        .run();
    },
  });
}

const TOO_LATE = "It is on its way to the readers and can no longer be changed.";

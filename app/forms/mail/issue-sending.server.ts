import { z } from "zod";
import { instantText } from "~/models/base/records/value-schemas";
import { cancelIssue, scheduleIssue } from "~/models/newsletter/issue.server";
import { env } from "~/utils/env.server";
import { formFailure, parseForm } from "../form.server";
import { INTENT, SCHEDULE, SEND_NOW, SEND_TEST, TAKE_BACK } from "../intents";
import { done, rowDone, saveRefused, unknownIntent } from "../records/record-form.server";
import { NO_MAIL, testMailSent } from "./test-mail.server";

const NEWSLETTER = "/admin/newsletter";
const PAST = "This time is past: choose one to come, or send it now.";
const MISSING = "Choose a date and a time.";

const scheduleInput = z.object({ sendAt: instantText("Send at").nullish() });

/** Answers the buttons that test, send, schedule and cancel an issue. */
export function answerSending(form: FormData, id: string) {
  const here = `${NEWSLETTER}/${id}/send`;
  switch (form.get(INTENT)) {
    case SEND_TEST:
      return testMailSent(here, id);
    case TAKE_BACK:
      return rowDone(cancelIssue(id), here, "Taken back: it is a draft again.");
    case SEND_NOW:
      return schedule(form, id, new Date());
    case SCHEDULE:
      return schedule(form, id, null);
    default:
      throw unknownIntent();
  }
}

function schedule(form: FormData, id: string, now: Date | null) {
  const result = parseForm(form, scheduleInput);
  const { submission } = result;
  if (!env.mail) return formFailure(submission, { "": [NO_MAIL] });
  if (!result.ok && !now) return formFailure(submission);
  const entered = result.ok ? (result.value.sendAt ?? null) : null;
  const problem = now ? null : entered === null ? MISSING : entered <= new Date() ? PAST : null;
  if (problem) return formFailure(submission, { sendAt: [problem] });
  const sendAt = now ?? entered ?? new Date();
  const saved = scheduleIssue(id, sendAt);
  if (!saved.ok) return saveRefused(submission, saved, { noun: "issue" });
  // The list on the next page shows the time in both zones; this message cannot, because the server does not know the
  // device's zone.
  return done(NEWSLETTER, now ? "It goes out within a minute." : "Scheduled.");
}

import { writeDigestNow } from "~/mail/digests.server";
import { newsletterSettingsInput } from "~/models/mail/newsletter-settings";
import { updateNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import type { DigestKind } from "~/models/newsletter/digest-span";
import { cancelIssue } from "~/models/newsletter/issue.server";
import {
  pauseIssue,
  resumeIssue,
  retryRefused,
  stopIssue,
} from "~/models/newsletter/issue-delivery.server";
import { redirectWithToast } from "../flash.server";
import { formFailure, parseForm } from "../form.server";
import {
  GO_ON,
  INTENT,
  PAUSE,
  SAVE_SETTINGS,
  SEND_TEST,
  STOP_ISSUE,
  TAKE_BACK,
  TRY_REFUSED,
  WRITE_DIGEST,
  WRITE_MONTHLY,
} from "../intents";
import { done, rowDone, saveRefused, unknownIntent } from "../records/record-form.server";
import { testMailSent } from "./test-mail.server";

const NEWSLETTER = "/admin/newsletter";

/** The buttons of a single issue, each with its action and the message afterwards. */
const rowButtons: Record<string, { press: (id: string) => boolean; message: string }> = {
  [TAKE_BACK]: { press: cancelIssue, message: "Taken back: it goes to nobody." },
  [PAUSE]: { press: pauseIssue, message: "Paused. What is in the air still arrives." },
  [GO_ON]: { press: resumeIssue, message: "It goes on." },
  [STOP_ISSUE]: { press: stopIssue, message: "Stopped. Who has not got it will not." },
  [TRY_REFUSED]: {
    press: (id) => retryRefused(id) > 0,
    message: "What was refused is tried again.",
  },
};

/** Answers the buttons and the settings form of the newsletter's page. */
export async function answerNewsletterAdmin(form: FormData) {
  const intent = String(form.get(INTENT));
  if (intent === SAVE_SETTINGS) return saveSettings(form);
  if (intent === SEND_TEST) return testMailSent(NEWSLETTER);
  if (intent === WRITE_DIGEST) return writeNow("weekly");
  if (intent === WRITE_MONTHLY) return writeNow("monthly");
  const button = Object.hasOwn(rowButtons, intent) && rowButtons[intent];
  if (!button) throw unknownIntent();
  return rowDone(button.press(String(form.get("recordId"))), NEWSLETTER, button.message);
}

async function writeNow(kind: DigestKind) {
  const id = await writeDigestNow(kind);
  if (id) return done(`${NEWSLETTER}/${id}`, "The digest is written: read it, and make it yours.");
  const description = "Nothing became public since the last one: there is nothing to tell.";
  return redirectWithToast(NEWSLETTER, { title: "No digest", description });
}

function saveSettings(form: FormData) {
  const result = parseForm(form, newsletterSettingsInput);
  if (!result.ok) return formFailure(result.submission);
  const { messageMonths, ...values } = result.value;
  const saved = updateNewsletterSettings({ ...values, messageMonths: messageMonths ?? 24 });
  if (!saved.ok) return saveRefused(result.submission, saved);
  return done(NEWSLETTER, "Settings saved");
}

import { setTimeout as sleep } from "node:timers/promises";
import { openSmtp, type SmtpSettings } from "~/smtp/smtp.server";
import { note, ok } from "./lines.mjs";

const NAME = "Mail";
const ANSWER_MS = 10_000;
const SETTINGS =
  "SMTP_URL=smtps://user:password@mail.example.com MAIL_FROM=letters@example.com npm start";

/** Whether the mail server lets the site in; nothing is sent. */
export async function checkMail(settings: SmtpSettings | null) {
  if (settings === null) return note(NAME, "not set up, so nothing is sent", SETTINGS);
  const { host } = new URL(settings.smtpUrl);
  const smtp = await openSmtp(settings);
  const late = `no answer within ${ANSWER_MS / 1000} seconds`;
  const problem = await Promise.race([smtp.signIn(), sleep(ANSWER_MS, late, { ref: false })]);
  smtp.close();
  if (problem === null) return ok(NAME, `${host} lets the site in; nothing was sent`);
  return note(
    NAME,
    `${host} does not let the site in: ${problem}`,
    "npm run mail -- check ADDRESS",
  );
}

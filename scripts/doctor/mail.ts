import { note, ok } from "./lines.mjs";

const NAME = "Mail";
const SETTINGS =
  "SMTP_URL=smtps://user:password@mail.example.com MAIL_FROM=letters@example.com npm start";

/** Checks whether a mail server is set up; the command that sends a test mail shows whether it works. */
export function checkMail(settings: { smtpUrl: string } | null) {
  if (settings === null) return note(NAME, "not set up, so nothing is sent", SETTINGS);
  const { host } = new URL(settings.smtpUrl);
  return ok(NAME, `goes out by ${host}; npm run mail -- check ADDRESS tries it`);
}

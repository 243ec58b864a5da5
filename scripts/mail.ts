// `npm run mail -- check ADDRESS`: sends one test mail and prints the mail server's response.
import { sendTestMail } from "~/mail/test-mail.server";
import { email } from "~/models/base/records/email-schema.server";

const USAGE = "Say where to, for example: npm run mail -- check asha@example.com";
const NOT_SET_UP =
  "Mail is not set up: set SMTP_URL and MAIL_FROM, for example SMTP_URL=smtps://user:password@mail.example.com MAIL_FROM=letters@example.com";

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const [command, address, ...more] = process.argv.slice(2);
if (command !== "check" || address === undefined || more.length > 0) stop(USAGE);
const recipient = email().safeParse(address);
if (!recipient.success) stop(`${recipient.error.issues[0]?.message ?? ""} ${USAGE}`);
const outcome = await sendTestMail(recipient.data);
if (outcome === null) stop(NOT_SET_UP);
if (outcome.state !== "sent") {
  stop(`The mail was not sent. The mail server said: ${outcome.response}`);
}
console.log(`The mail server took the mail for ${recipient.data}. It said: ${outcome.response}`);

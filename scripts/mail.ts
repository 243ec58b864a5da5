// `npm run mail -- check ADDRESS`: sends one test mail and prints what the mail server said.
import { email } from "~/models/value-schemas";
import { SITE_NAME } from "~/site";
import { env } from "~/utils/env.server";
import { newMessageId, openSmtp } from "~/utils/smtp.server";

const USAGE = "Say where to, for example: npm run mail -- check asha@example.com";

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const [command, address, ...more] = process.argv.slice(2);
if (command !== "check" || address === undefined || more.length > 0) stop(USAGE);
const recipient = email().safeParse(address);
if (!recipient.success) stop(`${recipient.error.issues[0]?.message ?? ""} ${USAGE}`);
if (env.mail === null) {
  stop(
    "Mail is not set up: set SMTP_URL and MAIL_FROM, for example SMTP_URL=smtps://user:password@mail.example.com MAIL_FROM=letters@example.com",
  );
}
const smtp = await openSmtp(env.mail);
const { state, response } = await smtp.send({
  messageId: newMessageId(env.mail.from),
  recipient: recipient.data,
  subject: `A test mail from ${SITE_NAME}`,
  text: `This mail was sent by: npm run mail -- check ${recipient.data}\n\nIt came from ${env.mail.from}. Mail works.\n`,
});
if (state !== "sent") stop(`The mail was not sent. The mail server said: ${response}`);
console.log(`The mail server took the mail for ${recipient.data}. It said: ${response}`);

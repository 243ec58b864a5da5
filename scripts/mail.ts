// `npm run mail -- check ADDRESS`: sends one test mail and prints what the mail server said.
import { sendTestMail } from "~/models/test-mail.server";
import { email } from "~/models/value-schemas";

const USAGE = "Say where to, for example: npm run mail -- check asha@example.com";

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const [command, address, ...more] = process.argv.slice(2);
if (command !== "check" || address === undefined || more.length > 0) stop(USAGE);
const recipient = email().safeParse(address);
if (!recipient.success) stop(`${recipient.error.issues[0]?.message ?? ""} ${USAGE}`);
const { state, response } = await sendTestMail(recipient.data);
if (state !== "sent") stop(`The mail was not sent: ${response}`);
console.log(`The mail server took the mail for ${recipient.data}. It said: ${response}`);

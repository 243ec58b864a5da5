import type { NodemailerError } from "nodemailer";
import { cutText } from "~/utils/words/cut-text";
import { type Bounce, bounceOf, isPolicy, statusIn } from "./mail-status";

const MAX_WORDS = 500;

/**
 * The outcome of a try, with the mail server's response. `refused` is permanent, `waiting` can be tried again, and
 * `halted` means that the server accepts nothing at all: no connection, a wrong password, a sender that is not allowed.
 */
export type MailOutcome = {
  state: "sent" | "refused" | "waiting" | "halted";
  response: string;
  /** What a refusal means for the recipient's address; after a temporary one it counts once the mail is given up. */
  bounce?: Bounce;
};

/** The mail server's response, else the error. */
function wordsOf(error: NodemailerError) {
  return cutText(error.response ?? error.message, MAX_WORDS);
}

/**
 * What the mail server's refusal of an address means for that address. A blocked sender or a reached limit is the
 * site's own problem, although many servers report it for each recipient.
 */
function bounceAt(command: string | undefined, response: string): Bounce | undefined {
  const status = statusIn(response);
  if (status !== null) return isPolicy(status) ? undefined : bounceOf(status);
  return command === "DATA" ? "soft" : "hard";
}

/**
 * What a failed try means, judged by its error. `null` if the server has to be asked again, because the connection
 * broke or the server closed it (421) for an unknown reason.
 */
export function outcomeOf(error: NodemailerError): MailOutcome | null {
  const { code, command, permanent, responseCode } = error;
  const response = wordsOf(error);
  if (responseCode === 421) return null;
  if (code === "EAUTH" || code === "ENOAUTH") return { state: "halted", response };
  if (code === "EENVELOPE" && command === "MAIL FROM") return { state: "halted", response };
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return null;
  if (permanent === false) return { state: "waiting", response, bounce: "soft" };
  // A mail that is too big for the server reaches nobody, and is no address's fault.
  if (command === "MAIL FROM") return { state: "refused", response };
  return { state: "refused", response, bounce: bounceAt(command, response) };
}

/** The outcome of a try whose connection broke, judged by whether the server still works. */
export function outcomeOfBreak(error: NodemailerError, doesServerWork: boolean): MailOutcome {
  return { state: doesServerWork ? "waiting" : "halted", response: wordsOf(error) };
}

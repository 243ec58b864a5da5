import type { NodemailerError } from "nodemailer";
import { cutText } from "~/utils/words/cut-text";
import { type Bounce, bounceOf, isPolicy, statusIn } from "./mail-status";

const MAX_WORDS = 500;

/**
 * What became of a try, with the mail server's words. `refused` is for good, `waiting` may be tried again, and `halted`
 * says that the server takes nothing at all: no line, a wrong password, a sender that is not allowed.
 */
export type MailOutcome = {
  state: "sent" | "refused" | "waiting" | "halted";
  response: string;
  /** What a refusal says of the recipient's address; for one that is not for good, once it has been tried for long enough. */
  bounce?: Bounce;
};

/** What the mail server said, else what went wrong. */
function wordsOf(error: NodemailerError) {
  return cutText(error.response ?? error.message, MAX_WORDS);
}

/**
 * What the mail server's refusal of an address says of that address: a blocked sender or a limit that is reached is the
 * site's own affair, although many servers say so of each recipient.
 */
function bounceAt(command: string | undefined, response: string): Bounce | undefined {
  const status = statusIn(response);
  if (status !== null) return isPolicy(status) ? undefined : bounceOf(status);
  return command === "DATA" ? "soft" : "hard";
}

/**
 * What a failed try means, as far as its error tells; `null` where that takes another look at the server: the line
 * broke, or the server said good-bye (421), for whatever reason.
 */
export function outcomeOf(error: NodemailerError): MailOutcome | null {
  const { code, command, permanent, responseCode } = error;
  const response = wordsOf(error);
  if (responseCode === 421) return null;
  if (code === "EAUTH" || code === "ENOAUTH") return { state: "halted", response };
  if (code === "EENVELOPE" && command === "MAIL FROM") return { state: "halted", response };
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return null;
  if (permanent === false) return { state: "waiting", response, bounce: "soft" };
  // What is too big for the server goes to nobody, and nobody's address is to blame.
  if (command === "MAIL FROM") return { state: "refused", response };
  return { state: "refused", response, bounce: bounceAt(command, response) };
}

/** The outcome of a try whose line broke, by what the server says when it is asked again whether it works. */
export function outcomeOfBreak(error: NodemailerError, doesServerWork: boolean): MailOutcome {
  return { state: doesServerWork ? "waiting" : "halted", response: wordsOf(error) };
}

import { render } from "@react-email/render";
import { site } from "~/site";
import { inOwnColours } from "~/utils/colours/own-colours";
import { OUTSIDE_ORIGIN } from "~/utils/http/site-origin.server";
import type { MailKind } from "~/vocabulary";
import type { RecipientLinks } from "./mail-frame";
import { NoteMail } from "./note-mail";
import { noteParts } from "./note-parts";

/** Why the recipient gets the mail; the site's name is put between the two parts. */
const reasons: Record<Exclude<MailKind, "issue">, [before: string, after: string]> = {
  confirmation: [
    "You get this mail because someone entered this address at",
    " Without your confirmation no other follows.",
  ],
  invitation: [
    "You get this mail because this address was given to",
    " Without your confirmation no other follows.",
  ],
  known: ["You get this mail because someone entered this address at", ""],
  notice: ["You get this mail because you write", ""],
  answer: ["You get this mail because you wrote to", ""],
  test: ["A test of the mail of", ""],
};

type Note = {
  kind: Exclude<MailKind, "issue">;
  subject: string;
  text: string;
  links: RecipientLinks | null;
};

/** The HTML of a mail written as plain text. */
export async function renderNoteMail({ kind, subject, text, links }: Note) {
  const parts = noteParts(text, OUTSIDE_ORIGIN);
  const [before, after] = reasons[kind];
  const why = `${before} ${site().siteName}.${after}`;
  const html = await render(
    <NoteMail title={subject} why={why} origin={OUTSIDE_ORIGIN} links={links} parts={parts} />,
  );
  return inOwnColours(html);
}

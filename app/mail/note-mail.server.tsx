import { render } from "@react-email/render";
import { SITE_NAME } from "~/site";
import type { MailKind } from "~/vocabulary";
import type { RecipientLinks } from "./mail-frame";
import { NoteMail } from "./note-mail";
import { noteParts } from "./note-parts";

const reasons: Record<Exclude<MailKind, "issue">, string> = {
  confirmation: `You get this mail because someone entered this address at ${SITE_NAME}. Without your confirmation no other follows.`,
  invitation: `You get this mail because whoever writes ${SITE_NAME} would like to write to you. Without your confirmation no other follows.`,
  known: `You get this mail because someone entered this address at ${SITE_NAME}.`,
  notice: `You get this mail because you write ${SITE_NAME}.`,
  answer: `You get this mail because you wrote to ${SITE_NAME}.`,
  test: `A test of the mail of ${SITE_NAME}.`,
};

type Note = {
  kind: Exclude<MailKind, "issue">;
  subject: string;
  text: string;
  links: RecipientLinks | null;
};

/** The HTML of a mail that was written as plain text. */
export function renderNoteMail({ kind, subject, text, links }: Note, origin: string) {
  const parts = noteParts(text, origin);
  return render(
    <NoteMail title={subject} why={reasons[kind]} origin={origin} links={links} parts={parts} />,
  );
}

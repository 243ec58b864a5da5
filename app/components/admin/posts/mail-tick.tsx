import { countedInWords } from "~/components/ui/in-words";
import { BY_MAIL, MAIL_OFFERED, type MailChoice } from "~/models/newsletter/mail-choice";
import type { Publication } from "~/models/posts/publication";

type Props = {
  /** `null` if there is nothing to choose. */
  choice: MailChoice | null;
  /** The form's values if it has come back. */
  sent: Record<string, unknown> | null | undefined;
  publication: Publication;
};

/** The checkbox for sending the letter by mail once it is public. */
export function MailTick({ choice, sent, publication }: Props) {
  const { publishedAt, status } = publication;
  if (!choice || (publishedAt && choice.since && publishedAt <= choice.since)) return null;
  if (status === "hidden" || status === "draft" || choice.readers === 0) return null;
  const isChosen = sent?.[MAIL_OFFERED] ? sent[BY_MAIL] !== undefined : choice.isChosen;
  return (
    <label className={`${line} flex min-h-touch items-center gap-3`}>
      <input type="hidden" name={MAIL_OFFERED} value="on" />
      <input
        type="checkbox"
        name={BY_MAIL}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-accent"
      />
      Also send by mail to {countedInWords(choice.readers, "reader")}
      {status === "sealed" && ", once it is out"}
    </label>
  );
}

const line = "w-full text-sm max-sm:order-first sm:mr-auto sm:w-auto sm:content-center";

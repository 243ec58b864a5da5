import { BY_MAIL, MAIL_OFFERED, type MailChoice } from "~/models/newsletter/mail-choice";
import { counted } from "~/utils/words/counted";
import { parseInstant } from "~/utils/words/dates";

type Props = {
  /** `null` where there is nothing to choose. */
  choice: MailChoice | null;
  /** The form as it was sent, where it has come back. */
  sent: Record<string, unknown> | null | undefined;
  /** Both as they are entered now. */
  publishedAt: unknown;
  isVisible: boolean;
  leaving: string | null;
};

/** Whether the letter goes out by mail too, once everyone may read it. */
export function MailTick({ choice, sent, publishedAt, isVisible, leaving }: Props) {
  const date = parseInstant(String(publishedAt ?? ""));
  if (!choice || (date && choice.since && date <= choice.since)) return null;
  if (!isVisible) {
    return <p className={`${line} text-muted`}>A hidden letter goes to nobody by mail.</p>;
  }
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
      Also send by mail to {counted(choice.readers, "reader")}
      {leaving && ", once it is out"}
    </label>
  );
}

const line = "w-full text-sm max-sm:order-first sm:mr-auto sm:w-auto sm:content-center";

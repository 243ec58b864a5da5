import { buttonClass } from "~/components/ui/buttons/button";
import { cutText } from "~/utils/words/cut-text";
import { quoted } from "~/utils/words/quoted";

type Props = { message: { name: string; email: string; subject: string; message: string } };

/** Opens the start of an answer in a mail program. */
export function MailLink({ message }: Props) {
  return (
    <a href={mailAddress(message)} className={buttonClass("plain", "max-sm:text-sm")}>
      Reply by mail
    </a>
  );
}

function mailAddress({ email, subject, message, name }: Props["message"]) {
  const parts = {
    subject: `Re: ${subject}`,
    body: cutText(`Hello ${name},\n\n\n\n${quoted(message)}`, 1500),
  };
  const query = Object.entries(parts)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join("&");
  return `mailto:${encodeURIComponent(email)}?${query}`;
}

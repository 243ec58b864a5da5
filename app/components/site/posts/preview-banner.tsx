import { Eye } from "~/components/ui/icons";
import { inWords } from "~/components/ui/in-words";
import { site } from "~/site";
import { formatMoment } from "~/utils/words/dates";

/** Tells who was given a secret address what the page is, and until when. */
export function PreviewBanner({ expiresAt }: { expiresAt: Date }) {
  return (
    <p
      role="note"
      className="flex items-center justify-center gap-2 border-b border-edge bg-surface px-5 py-3 text-sm text-muted print:hidden"
    >
      <Eye className="shrink-0" />A preview for whoever has this address, until{" "}
      {inWords`${formatMoment(expiresAt)}`}, time in {site().timeZone}. Please keep it to yourself.
    </p>
  );
}

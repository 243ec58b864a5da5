import { inWords } from "~/components/ui/in-words";
import { chooseOriginals, useOriginals } from "~/device/uploads/originals";
import { LONGEST_SIDE_PX } from "~/device/uploads/scaling";
import { grouped } from "~/utils/words/counted";

/** On a slow line, or one whose data is dear: whether pictures leave in their full size. */
export function OriginalsChoice() {
  const { isAsked, isChosen } = useOriginals();
  if (!isAsked) return null;
  return (
    <div>
      <label className="flex min-h-touch items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => chooseOriginals(target.checked)}
          className="size-5 accent-accent"
        />
        Send the originals
      </label>
      <p className="text-sm text-muted">
        The line is slow or saves data: unticked, pictures that have not begun are sent in at most{" "}
        {inWords`${grouped(LONGEST_SIDE_PX)}`} pixels, with their date and place.
      </p>
    </div>
  );
}

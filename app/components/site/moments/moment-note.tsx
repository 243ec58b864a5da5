import { ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import type { MomentView } from "~/models/road/moments/moment-lists.server";
import { momentAnchor } from "~/models/road/moments/moment-path";
import { toLocalInput } from "~/utils/words/dates";

type Props = { moment: Pick<MomentView, "id" | "text" | "place" | "happenedAt" | "picture"> };

/** A moment on its day: time, place, text and perhaps a photograph. */
export function MomentNote({ moment: { id, text, place, happenedAt, picture } }: Props) {
  return (
    <div
      id={momentAnchor(id)}
      className={`scroll-mt-28 ${picture ? "grid items-center gap-x-6 gap-y-3 sm:grid-cols-2" : "border-l-4 border-line pl-4"}`}
    >
      {picture && (
        <Picture
          picture={picture}
          title={place ?? "A moment on the road"}
          sizes="(min-width: 1200px) 320px, (min-width: 640px) 44vw, 92vw"
          widest={960}
          className="aspect-3/2 w-full rounded-card"
        />
      )}
      <div className="min-w-0 wrap-anywhere">
        <p className="days-kicker tabular-nums">
          <time dateTime={new Date(happenedAt).toISOString()}>
            {toLocalInput(happenedAt).slice(11)}
          </time>
          {place && <span {...ownText()}>, {place}</span>}
        </p>
        <p {...ownText()} className="whitespace-pre-line">
          {text}
        </p>
      </div>
    </div>
  );
}

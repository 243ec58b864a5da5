import { Star } from "lucide-react";
import { forwardRef } from "react";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { LIMITS } from "~/models/base/records/limits";

type Props = {
  id: string;
  name: string;
  caption: string | null;
  isCover: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Moves it by this many places. */
  onMove: (step: number) => void;
  onCaption: (caption: string) => void;
};

/** A step that leads to the beginning of any list. */
export const FIRST = Number.NEGATIVE_INFINITY;

/** The tools for the chosen medium, in a row below it. */
export const ChosenTools = forwardRef<HTMLElement, Props>(function ChosenTools(props, ref) {
  const { id, name, caption, isCover, isFirst, isLast, onMove, onCaption } = props;
  return (
    <section
      ref={ref}
      aria-label={name}
      className="col-span-full flex flex-wrap gap-2 rounded-card border border-line bg-surface p-2"
    >
      <SmallButton disabled={isFirst} onClick={() => onMove(FIRST)}>
        First
      </SmallButton>
      <SmallButton disabled={isFirst} onClick={() => onMove(-1)}>
        Before
      </SmallButton>
      <SmallButton disabled={isLast} onClick={() => onMove(1)}>
        After
      </SmallButton>
      <SmallButton type="submit" name="cover" value={id} aria-pressed={isCover}>
        <Star aria-hidden="true" className="size-4" fill={isCover ? "currentColor" : "none"} />
        Cover
      </SmallButton>
      <input
        value={caption ?? ""}
        onChange={(event) => onCaption(event.target.value)}
        maxLength={LIMITS.caption}
        aria-label="Caption"
        placeholder="Caption"
        className="min-h-touch min-w-0 grow basis-full rounded-control border border-edge bg-canvas px-3 text-base placeholder:text-muted sm:basis-0"
      />
    </section>
  );
});

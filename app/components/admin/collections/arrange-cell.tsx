import { useSortable } from "@dnd-kit/sortable";
import { Star } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { Picture } from "~/components/ui/picture";
import { LIMITS } from "~/models/base/records/limits";
import { mediaTypeLabel } from "~/models/collections/collection";
import type { PictureView } from "~/models/pictures/picture";
import type { MediaType } from "~/vocabulary";

export type CellMedium = {
  id: string;
  type: MediaType;
  url: string;
  title: string | null;
  caption: string | null;
  version: number;
  picture: PictureView | null;
};

type Props = {
  medium: CellMedium;
  /** Its place in the order, from 1. */
  number: number;
  isCover: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onKey: (event: KeyboardEvent) => void;
  onTick: (isTicked: boolean) => void;
  onCaption: (caption: string) => void;
  /** The tools for it while it is chosen. */
  children: ReactNode;
};

export function nameOf({ title, caption, picture, type }: CellMedium, number: number) {
  return title || caption || picture?.alt || `${mediaTypeLabel(type)} ${number}`;
}

/** The id of the button that is pressed or dragged. */
export function buttonId(id: string) {
  return `arranged-${id}`;
}

/** One medium: a button to choose or drag it, a check box, and its form fields. */
export function ArrangeCell({ medium, number, children, ...props }: Props) {
  const { id, version, caption } = medium;
  const name = nameOf(medium, number);
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  const moved = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return (
    <li className="contents">
      <div
        ref={setNodeRef}
        style={{ transform: moved ?? undefined, transition }}
        className={`min-w-0 no-js:flex no-js:gap-3 ${isDragging ? "relative z-10 opacity-80" : ""}`}
      >
        <input type="hidden" name="order" value={`${id} ${version}`} />
        <div className="relative shrink-0">
          <Face medium={medium} />
          <button
            type="button"
            id={buttonId(id)}
            aria-label={name}
            aria-pressed={props.isChosen}
            aria-keyshortcuts={props.isChosen ? "Home ArrowLeft ArrowRight" : undefined}
            onClick={props.onChoose}
            onKeyDown={props.onKey}
            {...listeners}
            className="absolute inset-0 touch-manipulation rounded-control select-none [-webkit-touch-callout:none] aria-pressed:border-4 aria-pressed:border-accent no-js:hidden"
          />
          <label className="absolute top-0 left-0 grid size-touch cursor-pointer place-items-center">
            <span className="sr-only">Tick {name}</span>
            <input
              type="checkbox"
              name="selected"
              value={id}
              onChange={(event) => props.onTick(event.target.checked)}
              className="size-6 accent-accent"
            />
          </label>
          {props.isCover && (
            <span className="pointer-events-none absolute right-1 bottom-1 rounded-full bg-surface p-1 text-accent">
              <Star aria-hidden="true" className="size-4" fill="currentColor" />
              <span className="sr-only">The cover</span>
            </span>
          )}
        </div>
        <p aria-hidden="true" className="h-5 truncate text-sm text-muted no-js:hidden">
          {caption}
        </p>
        <Fields name={name} number={number} caption={caption} onCaption={props.onCaption} />
      </div>
      {children}
    </li>
  );
}

type FieldsProps = Pick<Props, "number" | "onCaption"> & { name: string; caption: string | null };

/** Its place and its caption. With scripts the fields are hidden but still sent; drags and tools change them. */
function Fields({ name, number, caption, onCaption }: FieldsProps) {
  return (
    <div className="grid grow gap-2 js:hidden">
      <label className="flex flex-wrap items-center gap-x-2">
        Place in the album <span className="sr-only">of {name}</span>
        <input
          key={number}
          type="number"
          name="place"
          defaultValue={number}
          step="any"
          className={`w-20 ${field}`}
        />
      </label>
      <input
        name="caption"
        value={caption ?? ""}
        onChange={(event) => onCaption(event.target.value)}
        maxLength={LIMITS.caption}
        aria-label={`Caption of ${name}`}
        placeholder="Caption"
        className={`w-full min-w-0 ${field}`}
      />
    </div>
  );
}

const field =
  "min-h-touch rounded-control border border-edge bg-surface px-3 text-base placeholder:text-muted";

function Face({ medium: { picture, type } }: { medium: CellMedium }) {
  const look = "aspect-square rounded-control text-xs no-js:w-22";
  if (picture) {
    return (
      <Picture
        picture={{ ...picture, alt: "" }}
        title=""
        sizes="(min-width: 40rem) 150px, 110px"
        className={look}
      />
    );
  }
  return (
    <span className={`grid place-items-center bg-line p-1 text-center text-muted ${look}`}>
      {mediaTypeLabel(type)}
    </span>
  );
}

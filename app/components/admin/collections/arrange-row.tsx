import { ArrowDown, ArrowUp, Star } from "lucide-react";
import type { ReactNode } from "react";
import { iconButton, rowIcon } from "~/components/ui/buttons/icon-button";
import { Picture } from "~/components/ui/picture";
import { LIMITS } from "~/models/base/records/limits";
import { mediaTypeLabel } from "~/models/collections/collection";
import type { PictureView } from "~/models/pictures/picture";
import type { MediaType } from "~/vocabulary";

export type RowMedium = {
  id: string;
  type: MediaType;
  url: string;
  title: string | null;
  caption: string | null;
  version: number;
  picture: PictureView | null;
};

type Props = {
  medium: RowMedium;
  /** Its place in the order, from 1. */
  number: number;
  isCover: boolean;
  isFirst: boolean;
  isLast: boolean;
  onSelect: (isSelected: boolean) => void;
  /** What it is dragged by, where scripts run. */
  handle: ReactNode;
};

/** One medium: its picture, its caption, its place in the order. */
export function ArrangeRow({ medium, number, isCover, isFirst, isLast, onSelect, handle }: Props) {
  const { id, version, caption, picture, type, title } = medium;
  const name = title || caption || picture?.alt || `${mediaTypeLabel(type)} ${number}`;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-3">
      <input type="hidden" name="order" value={`${id} ${version}`} />
      <label className="relative row-span-2 cursor-pointer self-start">
        <span className="sr-only">Tick {name}</span>
        {picture ? (
          <Picture
            picture={{ ...picture, alt: "" }}
            title=""
            sizes="88px"
            className="aspect-square w-20 rounded-control text-xs sm:w-22"
          />
        ) : (
          <span className="grid aspect-square w-20 place-items-center rounded-control bg-line p-1 text-center text-xs text-muted sm:w-22">
            {mediaTypeLabel(type)}
          </span>
        )}
        <input
          type="checkbox"
          name="selected"
          value={id}
          onChange={(event) => onSelect(event.target.checked)}
          className="absolute top-1 left-1 size-6 accent-accent"
        />
      </label>
      <input
        name="caption"
        defaultValue={caption ?? ""}
        maxLength={LIMITS.caption}
        aria-label={`Caption of ${name}`}
        placeholder="Caption"
        className="min-h-touch w-full min-w-0 rounded-control border border-edge bg-surface px-3 text-base placeholder:text-muted"
      />
      <div className="flex items-center justify-between">
        <div className="flex">
          <MoveButton name="up" id={id} label={`Move ${name} up`} disabled={isFirst} />
          <MoveButton name="down" id={id} label={`Move ${name} down`} disabled={isLast} />
          <CoverButton id={id} name={name} isCover={isCover} />
        </div>
        {handle}
      </div>
    </div>
  );
}

type MoveProps = { name: "up" | "down"; id: string; label: string; disabled: boolean };

function MoveButton({ name, id, label, disabled }: MoveProps) {
  const Icon = name === "up" ? ArrowUp : ArrowDown;
  return (
    <button
      type="submit"
      name={name}
      value={id}
      aria-label={label}
      data-tip={label}
      disabled={disabled}
      className={`${iconButton} disabled:opacity-40`}
    >
      <Icon {...rowIcon} />
    </button>
  );
}

type CoverProps = { id: string; name: string; isCover: boolean };

function CoverButton({ id, name, isCover }: CoverProps) {
  const label = isCover ? `${name} is the cover` : `Make ${name} the cover`;
  return (
    <button
      type="submit"
      name="cover"
      value={id}
      aria-label={label}
      aria-pressed={isCover}
      data-tip={label}
      className={`${iconButton} aria-pressed:text-accent`}
    >
      <Star {...rowIcon} fill={isCover ? "currentColor" : "none"} />
    </button>
  );
}

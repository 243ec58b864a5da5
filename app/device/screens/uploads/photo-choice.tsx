import { Picture } from "~/components/ui/picture";
import type { PictureChoice } from "~/forms/pictures/picture-choice.server";
import { CHOSEN } from "~/models/collections/library/picture-choice";
import { formatDay } from "~/utils/words/dates";

export type ChosenPicture = PictureChoice["pictures"][number];

type Props = {
  picture: ChosenPicture;
  multiple: boolean;
  isTicked: boolean;
  onPressed?(picture: ChosenPicture): void;
};

/** One photograph of the library, with a checkbox or as a button. */
export function PhotoChoice({ picture, multiple, isTicked, onPressed }: Props) {
  const { name, day, place, isUnused } = picture;
  const facts = [day && formatDay(day), place, isUnused ? null : "used"].filter(Boolean);
  return (
    <li className="min-w-0">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key ticks the field within. */}
      <label
        // A click by keyboard has a `detail` of 0.
        onClick={({ detail }) => detail > 0 && onPressed?.(picture)}
        className="relative block cursor-pointer rounded-control border border-line bg-surface has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2"
      >
        <Picture
          picture={picture.picture && { ...picture.picture, alt: "" }}
          title={name}
          sizes="(min-width: 768px) 140px, 31vw"
          className="aspect-square w-full rounded-t-control"
        />
        <span className="block px-1.5 py-1 text-xs text-muted">
          <span className="sr-only">{name} </span>
          <span className="line-clamp-2">{facts.join(" · ") || "No date"}</span>
        </span>
        <input
          type={multiple ? "checkbox" : "radio"}
          name={CHOSEN}
          value={picture.url}
          defaultChecked={isTicked}
          className="absolute top-1.5 left-1.5 size-6 accent-accent"
        />
      </label>
    </li>
  );
}

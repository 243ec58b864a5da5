import { Link } from "@remix-run/react";
import { EmptyNote } from "~/components/ui/empty-note";
import { Picture } from "~/components/ui/picture";
import { awayFrom, fileSize, nameOf, usesInWords } from "~/device/screens/uploads/picture-words";
import type { LibraryView } from "~/models/collections/library/library-page.server";
import { LIBRARY } from "~/models/collections/library/library-query";
import { dayTaken } from "~/models/pictures/picture-day";
import { formatDay } from "~/utils/words/dates";

type Props = {
  pictures: LibraryView[];
  /** The query of the library's address, so that a picture's page can lead back to it. */
  search: string;
  selected: string[];
};

/** Pictures as cards that can be selected, each with a link to its page. */
export function LibraryGrid({ pictures, search, selected }: Props) {
  if (pictures.length === 0) {
    return <EmptyNote>No pictures found.</EmptyNote>;
  }
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
      {pictures.map((picture) => (
        <Card
          key={picture.id}
          picture={picture}
          search={search}
          isSelected={selected.includes(picture.id)}
        />
      ))}
    </ul>
  );
}

type CardProps = { picture: LibraryView; search: string; isSelected: boolean };

function Card({ picture, search, isSelected }: CardProps) {
  const { id, alt, title } = picture;
  const name = nameOf(picture);
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface has-checked:border-accent has-checked:ring-2 has-checked:ring-accent">
      <Link
        to={{ pathname: `${LIBRARY}/${id}`, search }}
        preventScrollReset
        className="group block outline-offset-[-3px]"
      >
        <Picture
          picture={picture.picture && { ...picture.picture, alt: "" }}
          title={name}
          sizes="(min-width: 1024px) 190px, (min-width: 640px) 30vw, 46vw"
          className="aspect-square w-full"
        />
        <span className="block px-2.5 pt-2 text-sm leading-snug font-medium wrap-anywhere group-hover:underline">
          {title && <span className="line-clamp-1">{title}</span>}
          <span className={`line-clamp-2 ${title ? "font-normal" : ""} ${alt ? "" : "text-muted"}`}>
            {alt || "Not described"}
          </span>
          {!alt && !title && <span className="sr-only">: {name}</span>}
        </span>
      </Link>
      <Facts {...picture} />
      <label className="absolute top-0 left-0 grid size-touch place-items-center rounded-br-card bg-surface/85">
        <input
          type="checkbox"
          name="selected"
          value={id}
          defaultChecked={isSelected}
          aria-label={`Select ${name}`}
          className="size-5 accent-accent"
        />
      </label>
    </li>
  );
}

function Facts(picture: LibraryView) {
  const { near, bytes, uses, endsEarly } = picture;
  const day = dayTaken(picture);
  return (
    <p className="mt-auto grid px-2.5 pt-1 pb-2.5 text-xs leading-relaxed text-muted tabular-nums">
      <span>{day ? formatDay(day) : "No date"}</span>
      {endsEarly && <span>The file ends early</span>}
      {near && (
        <span className="wrap-anywhere">
          {awayFrom(near.km)} {near.name}
        </span>
      )}
      <span>
        {fileSize(bytes)} · {usesInWords(uses)}
      </span>
    </p>
  );
}

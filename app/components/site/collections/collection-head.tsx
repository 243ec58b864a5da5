import type { ReactNode } from "react";
import { Camera, MapPin } from "~/components/ui/icons";
import { countedInWords, inWords, ownLanguage, ownText } from "~/components/ui/in-words";
import type { CollectionOpening } from "~/pages/collection-page.server";
import { formatDate } from "~/utils/words/dates";
import { BackLink } from "../back-link";
import { OpeningPicture } from "./opening-picture";
import type { CollectionPhotos } from "./use-collection-photos";

type Props = {
  collection: { id: string; title: string; description: string; location: string; createdAt: Date };
  photoCount: number;
  /** Its large picture; none on later pages. */
  opening: CollectionOpening | null;
  open: CollectionPhotos["open"];
  /** Its actions. */
  children: ReactNode;
};

/** The head of a collection: a large picture, description, place, date and number of photos. */
export function CollectionHead({ collection, photoCount, opening, open, children }: Props) {
  const { id, title, description, location, createdAt } = collection;
  return (
    <header className={opening ? "opening" : "opening opening-plain"}>
      <div className="opening-words">
        <BackLink to="/gallery" label="Back to Gallery" />
        <h1 {...ownText()} className="mt-2 text-title text-balance md:mt-6">
          {title}
        </h1>
        {description && (
          <p {...ownText()} className="mt-3 max-w-measure text-lead text-muted md:mt-5">
            {description}
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-base text-muted md:mt-6">
          {location && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin className="shrink-0" />
              <bdi lang={ownLanguage()}>{location}</bdi>
            </span>
          )}
          <time dateTime={createdAt.toISOString()}>{inWords`${formatDate(createdAt)}`}</time>
          <span className="inline-flex items-center gap-1.5 tabular-nums">
            <Camera />
            {countedInWords(photoCount, "photo")}
          </span>
        </div>
      </div>
      {opening && <OpeningPicture collectionId={id} title={title} opening={opening} open={open} />}
      <div className="opening-actions print:hidden">{children}</div>
    </header>
  );
}

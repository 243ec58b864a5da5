import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import { aspectOf } from "~/models/pictures/picture";
import type { CollectionOpening } from "~/pages/collection-page.server";
import { photoPath } from "../lightbox/photo-opener";
import type { CollectionPhotos } from "./use-collection-photos";

/** Pictures between these ratios are shown whole; a wider or taller one is cropped around its focus. */
const TALLEST = 4 / 5;
const WIDEST = 16 / 9;

type Props = {
  collectionId: string;
  title: string;
  opening: CollectionOpening;
  open: CollectionPhotos["open"];
};

/** The large picture of a collection; if it is one of the photos, it opens that one. */
export function OpeningPicture({ collectionId, title, opening, open }: Props) {
  const { photoId, picture } = opening;
  const shape = Math.min(WIDEST, Math.max(TALLEST, aspectOf(picture)));
  const slot = (
    <Picture
      picture={picture}
      title={title}
      sizes="(min-width: 1024px) 60vw, 100vw"
      className="sm:rounded-card"
      priority
    />
  );
  return (
    <figure className="opening-picture" style={{ "--shape": shape.toFixed(4) } as CSSProperties}>
      {photoId ? (
        <Link to={photoPath(collectionId, photoId)} onClick={(event) => open(event, photoId)}>
          {slot}
        </Link>
      ) : (
        slot
      )}
      {opening.title && <figcaption {...ownText()}>{opening.title}</figcaption>}
    </figure>
  );
}

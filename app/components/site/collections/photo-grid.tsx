import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import { Container } from "~/components/ui/section";
import { listPath } from "~/models/base/lists/list-query";
import { aspectOf, pairShares } from "~/models/pictures/picture";
import { photoPath, preloadLightbox } from "../lightbox/photo-opener";
import { ListPages } from "../lists/list-pages";
import type { CollectionPhotos } from "./use-collection-photos";

/** The height of a row before its pictures grow to fill it. */
const ROW_REM = 16;

type Props = {
  collection: { id: string; title: string };
  photos: CollectionPhotos;
  pages: number;
  /** Whether its first picture is the first visible one of the page. */
  priority: boolean;
};

/**
 * Photos in justified rows, uncropped and in order; on a phone two in a row. Each has its own page and opens over this
 * one.
 */
export function PhotoGrid({ collection, pages, priority, ...props }: Props) {
  const { shown, open } = props.photos;
  const photos = shown.items;
  const shares = phoneShares(photos.map(({ picture }) => aspectOf(picture)));
  return (
    <section aria-label="Photos" className="pt-4 pb-section md:pt-12">
      <Container>
        <ul
          id="photos"
          className="flex flex-wrap gap-x-2 gap-y-5 sm:gap-x-4 sm:gap-y-8 sm:after:grow-[99999]"
          onPointerOver={preloadLightbox}
          onFocus={preloadLightbox}
        >
          {photos.map((photo, index) => (
            <GridPhoto
              key={photo.id}
              collection={collection}
              photo={photo}
              share={shares[index] ?? 1}
              priority={priority && index === 0}
              onOpen={open}
            />
          ))}
        </ul>
        <ListPages
          {...shown}
          pages={pages}
          cards="#photos > li"
          pathOf={(page) => listPath(`/gallery/${collection.id}`, {}, page)}
        />
      </Container>
    </section>
  );
}

type PhotoProps = Pick<Props, "collection" | "priority"> & {
  photo: CollectionPhotos["shown"]["items"][number];
  /** Its share of a row on a phone. */
  share: number;
  onOpen: CollectionPhotos["open"];
};

function GridPhoto({ collection, photo, share, priority, onOpen }: PhotoProps) {
  const aspect = aspectOf(photo.picture);
  const width = Math.round(aspect * ROW_REM * 22);
  return (
    <li
      className="min-w-0 flex-[0_0_calc((100%-0.5rem)*var(--share))] sm:flex-[var(--grow)_1_var(--basis)]"
      style={rowStyle(aspect, share)}
    >
      <Link
        to={photoPath(collection.id, photo.id)}
        onClick={(event) => onOpen(event, photo.id)}
        className="group block text-sm sm:text-base"
      >
        <span className="block" style={{ aspectRatio: aspect }}>
          <Picture
            picture={photo.picture}
            title={photo.title || collection.title}
            sizes={`(min-width: 640px) ${width}px, ${Math.round(92 * share)}vw`}
            className="size-full rounded-control"
            priority={priority}
          />
        </span>
        <span
          {...ownText()}
          className="mt-2 block text-muted underline-offset-4 group-hover:underline"
        >
          {photo.title}
        </span>
      </Link>
    </li>
  );
}

/** Two in a row; a last one alone fills its row, unless it is so tall that it would fill the screen. */
function phoneShares(aspects: number[]) {
  const isAloneAndTall = aspects.length % 2 === 1 && (aspects.at(-1) ?? 1) < 1;
  return pairShares(aspects).map((share, index) =>
    isAloneAndTall && index === aspects.length - 1 ? 0.5 : share,
  );
}

/** The width of a photo: on a phone its share of a row of two, elsewhere the width at a row's height. */
function rowStyle(aspect: number, share: number) {
  const basis = `${aspect * ROW_REM}rem`;
  return { "--share": share.toFixed(4), "--grow": aspect * 100, "--basis": basis } as CSSProperties;
}

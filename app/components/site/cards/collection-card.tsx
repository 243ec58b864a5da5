import { Link } from "@remix-run/react";
import { MapPin } from "~/components/ui/icons";
import { countedInWords, inWords, ownLanguage, ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import type { CollectionCardView } from "~/models/find/cards.server";
import type { PictureView } from "~/models/pictures/picture";
import { plainNumber } from "~/utils/words/counted";

type Props = {
  collection: CollectionCardView;
  /** Whether its large picture is the first visible one of the page. */
  priority?: boolean;
};

/** A photo collection in a list; the whole card is a link. */
export function CollectionCard({ collection, priority }: Props) {
  const { photoCount, videoCount } = collection;
  return (
    <article className="card group overflow-hidden has-[a:focus-visible]:border-edge">
      <Thumbnails
        title={collection.title}
        pictures={collection.thumbnails}
        more={collection.moreCount}
        priority={priority}
      />
      <div className="flex grow flex-col p-5 sm:p-6">
        <h3 className="text-2xl leading-snug">
          <Link {...ownText()} to={`/gallery/${collection.id}`} className="card-link">
            {collection.title}
          </Link>
        </h3>
        {collection.location && (
          <p className="mt-2 flex items-center gap-1.5 text-sm text-muted">
            <MapPin className="shrink-0" />
            <bdi lang={ownLanguage()}>{collection.location}</bdi>
          </p>
        )}
        <p {...ownText()} className="card-excerpt line-clamp-2">
          {collection.description}
        </p>
        <p className="mt-auto text-sm font-medium tabular-nums">
          {inWords`${countedInWords(photoCount, "photo")} · ${countedInWords(videoCount, "video")}`}
        </p>
      </div>
    </article>
  );
}

type ThumbnailsProps = { title: string; pictures: PictureView[]; more: number; priority?: boolean };

/** One large picture above a strip of up to three; always a square. */
function Thumbnails({ title, pictures, more, priority }: ThumbnailsProps) {
  const [first = null, ...rest] = pictures;
  return (
    <div className={`grid aspect-square gap-0.5 ${rest.length > 0 ? "grid-rows-[2fr_1fr]" : ""}`}>
      <Picture
        picture={first}
        title={title}
        widest={960}
        sizes="(min-width: 1200px) 380px, (min-width: 768px) 45vw, 92vw"
        className="size-full"
        priority={priority}
      />
      {rest.length > 0 && (
        <div className="grid auto-cols-fr grid-flow-col gap-0.5">
          {rest.map((picture, index) => (
            <div key={picture.src} className="relative">
              <Picture
                picture={picture}
                title={title}
                widest={640}
                sizes="(min-width: 1200px) 127px, (min-width: 768px) 15vw, 31vw"
                className="size-full"
              />
              {more > 0 && index === rest.length - 1 && (
                // The number is in the text below.
                <span
                  aria-hidden="true"
                  className="absolute inset-0 grid place-items-center bg-black/60 text-xl print:hidden font-semibold text-white"
                >
                  +{inWords`${plainNumber(more)}`}
                </span>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

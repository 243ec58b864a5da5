import { Link } from "@remix-run/react";
import { countedInWords, inWords, ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import type { StopEntry } from "~/pages/days/entries.server";
import { grouped } from "~/utils/words/counted";

type Props = {
  stop: StopEntry;
  /** Whether its picture is the first visible one of the page. */
  priority: boolean;
};

/** A stop of the road: name, distance, description and pictures. */
export function DayStop({ stop, priority }: Props) {
  const { name, path, description, kilometres, picture, collection } = stop;
  return (
    <div className="days-stop" data-stop={stop.share.toFixed(3)}>
      <h4>
        <Link {...ownText()} to={path}>
          {name}
        </Link>
        {kilometres > 0 && <small>{inWords`${grouped(kilometres)} km`}</small>}
      </h4>
      {description && <p {...ownText()}>{description}</p>}
      {picture && (
        <Picture
          picture={picture}
          title={name}
          sizes="(min-width: 1200px) 640px, (min-width: 1024px) 50vw, 92vw"
          widest={1280}
          className="aspect-3/2 w-full rounded-card"
          priority={priority}
        />
      )}
      {collection && (
        <div className="days-photos">
          {collection.thumbnails.map((thumbnail) => (
            <Picture
              key={thumbnail.src}
              picture={{ ...thumbnail, alt: "" }}
              title={collection.title}
              sizes="(min-width: 1024px) 145px, 23vw"
              widest={320}
              className="aspect-square w-full rounded-control"
            />
          ))}
          <Link to={`/gallery/${collection.id}`} className="days-link">
            {collection.title}, {countedInWords(collection.photoCount, "photo")}
          </Link>
        </div>
      )}
    </div>
  );
}

import { Link } from "@remix-run/react";
import { MapPin } from "~/components/ui/icons";
import { countedInWords, inWords, ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import { SectionHeading } from "~/components/ui/section";
import type { DestinationPage } from "~/pages/destination-page.server";

type Props = { collection: NonNullable<DestinationPage["collection"]>; name: string };

/** The collection of a place: photographs from there with links to their pages, and a link to all. */
export function RelatedCollection({ collection, name }: Props) {
  const { id, title, description, location, photoCount, videoCount, photos } = collection;
  const path = `/gallery/${id}`;
  return (
    <section aria-labelledby="related-gallery">
      <SectionHeading id="related-gallery" title="Related Gallery" />
      {photos.length > 0 && (
        <ul className="place-photos">
          {photos.map((photo) => (
            <li key={photo.id}>
              <Link to={`${path}/photos/${photo.id}`}>
                <Picture
                  picture={photo.picture}
                  title={name}
                  widest={640}
                  sizes="(min-width: 768px) 190px, 45vw"
                  className="aspect-square w-full rounded-control"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-4 text-2xl leading-snug">
        <Link {...ownText()} to={path} className="flex min-h-touch items-center hover:underline">
          {title}
        </Link>
      </h3>
      {location && (
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <MapPin className="shrink-0" />
          {location}
        </p>
      )}
      <p {...ownText()} className="mt-3 text-base text-muted">
        {description}
      </p>
      <p className="mt-3 text-sm font-medium tabular-nums">
        {inWords`${countedInWords(photoCount, "photo")} · ${countedInWords(videoCount, "video")}`}
      </p>
    </section>
  );
}

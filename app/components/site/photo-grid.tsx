import { Link } from "@remix-run/react";
import { Picture } from "~/components/ui/picture";
import { Container } from "~/components/ui/section";
import type { PhotoView } from "~/models/collection-page.server";
import { aspectOf } from "~/models/picture";

/** How high a row is before its pictures grow to fill it. */
const ROW_REM = 16;

type Props = { collectionId: string; photos: PhotoView[] };

/** Photos in justified rows, whole and in their order; each leads to its own page. */
export function PhotoGrid({ collectionId, photos }: Props) {
  return (
    <section aria-label="Photos" className="py-section">
      <Container>
        <ul className="flex flex-wrap gap-x-4 gap-y-8 after:grow-[99999]">
          {photos.map((photo, index) => {
            const aspect = aspectOf(photo.picture);
            return (
              <li
                key={photo.id}
                className="min-w-0"
                style={{ flex: `${aspect * 100} 1 ${aspect * ROW_REM}rem` }}
              >
                <Link
                  to={`/gallery/${collectionId}/photos/${photo.id}`}
                  className="group block text-base"
                >
                  <span className="block" style={{ aspectRatio: aspect }}>
                    <Picture
                      picture={photo.picture}
                      sizes={`(min-width: 640px) ${Math.round(aspect * ROW_REM * 22)}px, 92vw`}
                      className="size-full rounded-control"
                      priority={index === 0}
                    />
                  </span>
                  <span className="mt-2 block text-muted underline-offset-4 group-hover:underline">
                    {photo.title}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}

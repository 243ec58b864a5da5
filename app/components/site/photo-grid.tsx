import { Link } from "@remix-run/react";
import { Picture } from "~/components/ui/picture";
import { Container } from "~/components/ui/section";
import type { PhotoView } from "~/models/collection-page.server";
import { aspectOf } from "~/models/picture";
import { loadLightbox, photoPath } from "./lightbox/album";
import { useLightbox } from "./lightbox/use-lightbox";

/** How high a row is before its pictures grow to fill it. */
const ROW_REM = 16;

type Props = { collection: { id: string; title: string }; photos: PhotoView[] };

/** Photos in justified rows, whole and in their order; each has a page, and opens over this one. */
export function PhotoGrid({ collection: { id, title }, photos }: Props) {
  const open = useLightbox({ id, title, photos });
  return (
    <section aria-label="Photos" className="py-section">
      <Container>
        <ul
          className="flex flex-wrap gap-x-4 gap-y-8 after:grow-[99999]"
          onPointerOver={preload}
          onFocus={preload}
        >
          {photos.map((photo, index) => {
            const aspect = aspectOf(photo.picture);
            return (
              <li
                key={photo.id}
                className="min-w-0"
                style={{ flex: `${aspect * 100} 1 ${aspect * ROW_REM}rem` }}
              >
                <Link
                  to={photoPath(id, photo.id)}
                  onClick={(event) => open(event, index)}
                  className="group block text-base"
                >
                  <span className="block" style={{ aspectRatio: aspect }}>
                    <Picture
                      picture={photo.picture}
                      title={photo.title || title}
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

/** At the first sign of interest; should it fail, a click leads to the photo's page. */
function preload() {
  loadLightbox().catch(() => {});
}

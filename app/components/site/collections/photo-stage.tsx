import { Link } from "@remix-run/react";
import { buttonClass } from "~/components/ui/buttons/button";
import { ArrowLeft, ArrowRight } from "~/components/ui/icons";
import { inWords, ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import { Container } from "~/components/ui/section";
import { aspectOf } from "~/models/pictures/picture";
import type { PhotoView } from "~/pages/collection-page.server";
import { plainNumber } from "~/utils/words/counted";
import { BackLink } from "../back-link";

type Props = {
  collection: { id: string; title: string };
  photo: PhotoView;
  position: number;
  total: number;
  previousId: string;
  nextId: string;
};

/** Leaves room in the window for the header and the links. */
const HEIGHT = "max(20rem, 100dvh - 15rem)";

/** One photo, as large as the window allows, with links to its neighbours. */
export function PhotoStage({ collection, photo, position, total, previousId, nextId }: Props) {
  const path = `/gallery/${collection.id}`;
  const aspect = aspectOf(photo.picture);
  return (
    <Container className="pt-4 pb-section">
      <BackLink to={path} label={`Back to ${collection.title}`} />
      <figure className="mt-4">
        <div
          className="mx-auto"
          style={{ aspectRatio: aspect, maxWidth: `calc(${HEIGHT} * ${aspect.toFixed(4)})` }}
        >
          <Picture
            picture={photo.picture}
            title={photo.title || collection.title}
            sizes={`min(100vw, calc(${HEIGHT} * ${aspect.toFixed(2)}))`}
            className="size-full rounded-control"
            priority
          />
        </div>
        <nav
          aria-label="Photos"
          className="mx-auto mt-4 flex max-w-measure items-center justify-between gap-2"
        >
          <Link to={`${path}/photos/${previousId}`} rel="prev" className={buttonClass("secondary")}>
            <ArrowLeft className="hidden min-[22.5rem]:block" />
            Previous
          </Link>
          <p className="text-sm whitespace-nowrap text-muted tabular-nums">
            {inWords`${plainNumber(position)}`} of {inWords`${plainNumber(total)}`}
          </p>
          <Link to={`${path}/photos/${nextId}`} rel="next" className={buttonClass("secondary")}>
            Next
            <ArrowRight className="hidden min-[22.5rem]:block" />
          </Link>
        </nav>
        <figcaption className="mx-auto mt-6 max-w-measure text-center">
          <h1 className="text-2xl">{photo.title || collection.title}</h1>
          {photo.caption && (
            <p {...ownText()} className="mt-2 text-muted">
              {photo.caption}
            </p>
          )}
        </figcaption>
      </figure>
    </Container>
  );
}

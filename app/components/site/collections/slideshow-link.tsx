import { Link } from "@remix-run/react";
import { Play } from "~/components/ui/icons";
import { photoPath, preloadLightbox } from "../lightbox/photo-opener";
import type { CollectionPhotos } from "./use-collection-photos";

type Props = { collectionId: string; photoId: string; open: CollectionPhotos["open"] };

/** Starts a slideshow over the page; without scripts it leads to the first photo's page, from which links go on. */
export function SlideshowLink({ collectionId, photoId, open }: Props) {
  return (
    <Link
      to={photoPath(collectionId, photoId)}
      onClick={(event) => open(event, photoId, true)}
      onPointerOver={preloadLightbox}
      onFocus={preloadLightbox}
      className="inline-flex min-h-touch items-center gap-2 text-sm font-medium underline-offset-4 hover:text-accent hover:underline"
    >
      <Play />
      Slideshow
    </Link>
  );
}

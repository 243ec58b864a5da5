import { Play } from "lucide-react";
import { Picture } from "~/components/ui/picture";
import type { VideoView } from "~/models/collection-page.server";
import { watchUrl } from "~/utils/video";

/** A video's picture, leading to the video; nothing is loaded from elsewhere before the click. */
export function VideoBlock({ video: { id, title, caption, picture } }: { video: VideoView }) {
  return (
    <figure>
      <a
        href={watchUrl(id)}
        target="_blank"
        rel="noopener"
        className="group relative block overflow-hidden rounded-card"
      >
        {picture ? (
          <Picture
            picture={{ ...picture, alt: "" }}
            sizes="(min-width: 1200px) 552px, (min-width: 768px) 45vw, 92vw"
            className="aspect-video w-full"
          />
        ) : (
          <span className="block aspect-video w-full bg-line" />
        )}
        <span className="absolute inset-0 grid place-items-center bg-black/25 transition-colors duration-150 group-hover:bg-black/40">
          <span className="grid size-16 place-items-center rounded-full bg-accent text-accent-ink">
            <Play aria-hidden="true" className="ml-1 size-7" strokeWidth={1.5} />
          </span>
        </span>
        <span className="sr-only">Watch on YouTube: {title} (opens in a new tab)</span>
      </a>
      <figcaption className="mt-3">
        <p className="font-medium">{title}</p>
        {caption && <p className="text-base text-muted">{caption}</p>}
      </figcaption>
    </figure>
  );
}

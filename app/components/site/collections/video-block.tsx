import { type MouseEvent, useState } from "react";
import { buttonClass } from "~/components/ui/buttons/button";
import { Play, X } from "~/components/ui/icons";
import { ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import type { VideoView } from "~/pages/collection-page.server";
import { isPlainClick } from "~/utils/browser/plain-click";
import { playerUrl, watchUrl } from "~/utils/links/video";

type State = "untouched" | "playing" | "closed";

/** A video's thumbnail, replaced by the player on click. Before that nothing is loaded from other sites. */
export function VideoBlock({ video }: { video: VideoView }) {
  const [state, setState] = useState<State>("untouched");
  const { title, caption } = video;

  function play(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setState("playing");
  }

  return (
    <figure>
      {state === "playing" ? (
        <iframe
          ref={focus}
          src={playerUrl(video.id)}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          className="aspect-video w-full rounded-card bg-black"
        />
      ) : (
        <Thumbnail video={video} onPlay={play} isReturned={state === "closed"} />
      )}
      <figcaption className="mt-3">
        <div className="flex min-h-touch items-center justify-between gap-4">
          <p {...ownText()} className="font-medium">
            {title}
          </p>
          {/* Its space is always reserved, so that nothing moves when it appears. */}
          <button
            type="button"
            onClick={() => setState("closed")}
            className={buttonClass(
              "secondary",
              `shrink-0 px-4 no-js:hidden ${state === "playing" ? "" : "invisible"}`,
            )}
          >
            <X />
            Close<span className="sr-only"> the video: {title}</span>
          </button>
        </div>
        {caption && (
          <p {...ownText()} className="max-w-measure text-base text-muted">
            {caption}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

type ThumbnailProps = {
  video: VideoView;
  onPlay(event: MouseEvent): void;
  /** Whether it is back in the player's place; then it takes the focus. */
  isReturned: boolean;
};

function Thumbnail({ video: { id, title, picture }, onPlay, isReturned }: ThumbnailProps) {
  return (
    <a
      ref={isReturned ? focus : undefined}
      href={watchUrl(id)}
      target="_blank"
      rel="noopener"
      onClick={onPlay}
      className="group relative block overflow-hidden rounded-card"
    >
      <Picture
        picture={picture && { ...picture, alt: "" }}
        title={title}
        sizes="(min-width: 1200px) 552px, (min-width: 768px) 45vw, 92vw"
        className="aspect-video w-full **:data-unavailable:items-end **:data-unavailable:pb-3"
      />
      <span className="absolute inset-0 grid place-items-center bg-black/25 print:hidden transition-colors duration-150 group-hover:bg-black/40 group-has-data-failed:bg-transparent">
        <span className="grid size-16 place-items-center rounded-full bg-accent text-accent-ink">
          <Play className="ml-1 size-7" />
        </span>
      </span>
      <span className="sr-only no-js:hidden">Play video: {title}</span>
      <span className="sr-only js:hidden">Watch on YouTube: {title} (opens in a new tab)</span>
    </a>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

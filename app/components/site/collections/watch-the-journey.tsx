import { ownText } from "~/components/ui/in-words";
import { Container, SectionHeading } from "~/components/ui/section";
import type { VideoFileView, VideoView } from "~/pages/collection-page.server";
import { VideoBlock } from "./video-block";

type Props = { videos: VideoView[]; files: VideoFileView[] };

/** The videos of a collection; renders nothing without any. */
export function WatchTheJourney({ videos, files }: Props) {
  if (videos.length + files.length === 0) return null;
  return (
    <section aria-labelledby="watch" className="border-y border-line bg-surface py-section">
      <Container>
        <SectionHeading id="watch" title="Watch the Journey" />
        <div className="grid gap-8 md:grid-cols-2">
          {videos.map((video) => (
            <VideoBlock key={video.id} video={video} />
          ))}
          {files.map((file) => (
            <VideoFile key={file.id} file={file} />
          ))}
        </div>
      </Container>
    </section>
  );
}

function VideoFile({ file: { url, poster, title, caption } }: { file: VideoFileView }) {
  return (
    <figure>
      {/* biome-ignore lint/a11y/useMediaCaption: a traveller's clip has no captions of its own; the text below tells what it shows. */}
      <video
        controls
        preload="none"
        src={url}
        poster={poster ?? undefined}
        aria-label={title ?? "Video"}
        className="aspect-video w-full rounded-card bg-black"
      />
      <figcaption className="mt-3">
        {title && (
          <p {...ownText()} className="font-medium">
            {title}
          </p>
        )}
        {caption && (
          <p {...ownText()} className="text-base text-muted">
            {caption}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

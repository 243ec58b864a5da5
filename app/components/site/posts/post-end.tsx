import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { JourneyDivider } from "~/components/journey-line/journey-line";
import type { PostView } from "~/pages/post-page.server";
import type { PostRoad } from "~/pages/post-road.server";
import { ShareLinks } from "../share/share-links";
import { SocialLinks } from "../share/social-links";
import { PostStops } from "./post-road";
import { TopicLink } from "./topic-link";

type Props = {
  post: PostView;
  road: PostRoad | null;
  /** Whether its address may be shared. */
  isShared?: boolean;
  children?: ReactNode;
};

/** The end of a letter: tags, sharing, and subscribing. */
export function PostEnd({ post, road, isShared = true, children }: Props) {
  const { title, slug, excerpt, tags } = post;
  return (
    <footer className="post-column grid gap-8 pt-12 pb-section print:hidden">
      <JourneyDivider />
      {road && <PostStops road={road} />}
      {tags.length > 0 && (
        <section aria-labelledby="tags">
          <h2 id="tags" className="sr-only">
            Tags
          </h2>
          <ul className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <TopicLink name="q" value={tag} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {isShared && (
        <section aria-labelledby="share" data-live="">
          <h2 id="share" className="mb-4 text-2xl">
            Share this story
          </h2>
          <ShareLinks
            size="row"
            path={`/letters/${slug}`}
            title={title}
            text={excerpt}
            hashtags={post.hashtags}
          />
        </section>
      )}
      <SocialLinks links={post.socialLinks} />
      <p className="text-muted" data-live="">
        Would you like the next ones by mail?{" "}
        <Link
          to="/newsletter"
          className="inline-flex min-h-touch items-center font-medium text-accent underline underline-offset-4"
        >
          Subscribe to the newsletter
        </Link>
      </p>
      {children}
    </footer>
  );
}

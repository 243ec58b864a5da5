import { Link, useViewTransitionState } from "@remix-run/react";
import { ArrowRight } from "~/components/ui/icons";
import { ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import type { PostCardView } from "~/models/find/cards.server";
import { ShareLinks } from "../share/share-links";
import { PostFacts } from "./post-facts";

type Props = {
  post: Omit<PostCardView, "tags">;
  /** Set on a page with a large picture of its own, because only one picture at a time can have the transition. */
  isBeside?: boolean;
  /** Whether its picture is the first visible one of the page. */
  priority?: boolean;
};

/** A letter in a list; the whole card is a link, and its picture grows into the letter's. */
export function PostCard({ post, isBeside = false, priority }: Props) {
  const path = `/letters/${post.slug}`;
  const isOnItsWay = useViewTransitionState(path);
  return (
    <article className="card group">
      <Picture
        picture={post.picture}
        title={post.title}
        sizes="(min-width: 1200px) 360px, (min-width: 768px) 45vw, 92vw"
        widest={960}
        className="aspect-3/2 w-full rounded-t-card"
        priority={priority}
        morphs={isOnItsWay && !isBeside}
      />
      <div className="card-words">
        <PostFacts post={post} />
        <h3 {...ownText()} className="card-title">
          {post.title}
        </h3>
        <p {...ownText()} className="card-excerpt">
          {post.excerpt}
        </p>
        <div className="card-foot flex-wrap gap-x-2 @min-[22rem]:gap-x-5">
          <Link to={path} viewTransition={!isBeside} className="card-action card-link card-read">
            Read Story<span className="sr-only">{`: ${post.title}`}</span>
            <ArrowRight />
          </Link>
          <a href="/gallery" target="_blank" rel="noopener" className="card-action card-photos">
            View Photos<span className="sr-only"> (opens in a new tab)</span>
          </a>
          <ShareLinks
            size="card"
            path={path}
            title={post.title}
            text={post.excerpt}
            hashtags={post.hashtags}
          />
        </div>
      </div>
    </article>
  );
}

import { Link } from "@remix-run/react";
import { ArrowRight } from "~/components/ui/icons";
import { Picture } from "~/components/ui/picture";
import type { PostCardView } from "~/models/cards.server";
import { ShareLinks } from "../share/share-links";
import { PostFacts } from "./post-facts";

/** A letter in a list; the whole card leads to it. */
export function PostCard({ post }: { post: PostCardView }) {
  const path = `/letters/${post.slug}`;
  return (
    <article className="group @container relative flex h-full flex-col rounded-card border border-line bg-surface transition-colors duration-150 hover:border-edge">
      <Picture
        picture={post.picture}
        title={post.title}
        sizes="(min-width: 1200px) 360px, (min-width: 768px) 45vw, 92vw"
        className="aspect-3/2 w-full rounded-t-card"
      />
      <div className="flex grow flex-col p-[clamp(1rem,6cqi,1.5rem)] pb-3">
        <PostFacts post={post} />
        <h3 className="mt-3 text-2xl leading-snug">{post.title}</h3>
        <p className="mt-2 mb-4 line-clamp-3 text-base text-muted">{post.excerpt}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-2 border-t @min-[22rem]:gap-x-5 border-line pt-2">
          <Link
            to={path}
            className="inline-flex min-h-touch items-center gap-2 text-sm font-medium text-accent @min-[19rem]:text-base underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            Read Story<span className="sr-only">: {post.title}</span>
            <ArrowRight />
          </Link>
          <a
            href="/gallery"
            target="_blank"
            rel="noopener"
            className="relative inline-flex min-h-touch items-center text-sm font-medium text-muted underline-offset-4 hover:text-ink hover:underline"
          >
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

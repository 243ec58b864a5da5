import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ArrowLeft, ArrowRight } from "~/components/ui/icons";
import { inWords, ownLanguage, ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import { Container } from "~/components/ui/section";
import type { PostPage } from "~/pages/post-page.server";
import { plainNumber } from "~/utils/words/counted";
import { formatDate } from "~/utils/words/dates";
import { FirstPostLink } from "./first-post-link";

type Props = Pick<PostPage, "next" | "previous" | "first">;
type NextPost = NonNullable<PostPage["next"]>;

/** Links at the end of a letter: to the next, the previous and the first one. */
export function ContinueReading({ next, previous, first }: Props) {
  return (
    <aside
      aria-label="More letters"
      className="border-t border-line bg-surface py-section print:hidden"
    >
      <Container>
        {next ? <Next post={next} /> : <EndOfRoad />}
        {previous && (
          <p className="mt-10 flex flex-wrap items-center justify-between gap-x-8 border-t border-line pt-4">
            <Link to={`/letters/${previous.slug}`} className={quiet}>
              <ArrowLeft className="shrink-0" />
              <span>
                <span className="text-muted">Previous letter:</span>{" "}
                <bdi lang={ownLanguage()}>{previous.title}</bdi>
              </span>
            </Link>
            {first && first.slug !== previous.slug && <FirstPostLink slug={first.slug} />}
          </p>
        )}
      </Container>
    </aside>
  );
}

const quiet =
  "inline-flex min-h-touch items-center gap-2 font-medium underline-offset-4 hover:underline";

function Next({ post }: { post: NextPost }) {
  return (
    <div className="group relative grid items-center gap-6 md:grid-cols-2 md:gap-12">
      <Picture
        picture={post.picture}
        title={post.title}
        sizes="(min-width: 1200px) 544px, (min-width: 768px) 45vw, 92vw"
        className="aspect-3/2 w-full rounded-card"
      />
      <div>
        <h2 {...ownText()} className="text-section">
          {post.title}
        </h2>
        <p className="mt-3 text-sm text-muted">
          {post.publishedAt && inWords`${formatDate(post.publishedAt)} · `}
          {inWords`${plainNumber(post.readingTime)} min read`}
        </p>
        <p {...ownText()} className="mt-4 line-clamp-3 max-w-measure text-muted">
          {post.excerpt}
        </p>
        <WayOn to={`/letters/${post.slug}`}>: {post.title}</WayOn>
      </div>
    </div>
  );
}

/** After the newest letter, a link to all letters. */
function EndOfRoad() {
  return (
    <div className="group relative">
      <h2 className="text-section">The road ends here, for now</h2>
      <p className="mt-4 max-w-measure text-muted">
        This is the newest letter. The next one is still somewhere between a bus window and a post
        office; until it comes, the others are all in one place.
      </p>
      <WayOn to="/letters"> with all letters</WayOn>
    </div>
  );
}

/** A link whose name makes sense without its heading. */
function WayOn({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="mt-4 inline-flex min-h-touch items-center gap-2 font-medium text-accent underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      Continue Reading<span className="sr-only">{children}</span>
      <ArrowRight />
    </Link>
  );
}

import { Link } from "@remix-run/react";
import { inWords, ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import type { PostEntry } from "~/pages/days/entries.server";
import { plainNumber } from "~/utils/words/counted";

/** A letter on the day of its publication. */
export function DayPost({ post, heading: Title = "h4" }: Props) {
  const { slug, title, excerpt, readingTime, picture } = post;
  return (
    <div className="days-post">
      {picture && (
        <Picture
          picture={picture}
          title={title}
          sizes="(min-width: 640px) 176px, 28vw"
          widest={640}
          className="aspect-4/5 w-full rounded-card"
        />
      )}
      <div>
        <p className="days-kicker">Letter, {inWords`${plainNumber(readingTime)}`} min read</p>
        <Title>
          <Link {...ownText()} to={`/letters/${slug}`}>
            {title}
          </Link>
        </Title>
        <p {...ownText()}>{excerpt}</p>
      </div>
    </div>
  );
}

type Props = {
  post: Pick<PostEntry, Shown>;
  /** Its heading level. */
  heading?: "h3" | "h4";
};

type Shown = "slug" | "title" | "excerpt" | "readingTime" | "picture";

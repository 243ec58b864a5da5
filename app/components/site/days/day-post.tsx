import { Link } from "@remix-run/react";
import { Picture } from "~/components/ui/picture";
import type { PostEntry } from "~/models/days/entries.server";

/** A letter on the day on which it came out. */
export function DayPost({ post }: { post: Pick<PostEntry, Shown> }) {
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
        <p className="days-kicker">Letter, {readingTime} min read</p>
        <h4>
          <Link to={`/letters/${slug}`}>{title}</Link>
        </h4>
        <p>{excerpt}</p>
      </div>
    </div>
  );
}

type Shown = "slug" | "title" | "excerpt" | "readingTime" | "picture";

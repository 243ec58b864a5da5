import { listNewestPosts } from "~/models/posts/post-lists.server";
import { getRoad } from "~/models/road/line/road-so-far.server";
import { formatDate, parseInstant } from "~/utils/words/dates";

/** As many as are counted in words, and one more. */
const COUNTED = 13;

/**
 * Which letter is the newest, if there is one. `times` is what a browser that was here before
 * counts by: when the last stop was reached and when the newest letters came out, in minutes since 1970, to base 36.
 */
export function homeNews() {
  const posts = listNewestPosts(COUNTED);
  const [newest] = posts;
  const arrivedOn = getRoad().reached.at(-1)?.arrivedOn;
  const times = [
    arrivedOn ? parseInstant(arrivedOn) : null,
    ...posts.map(({ publishedAt }) => publishedAt),
  ];
  return {
    times: times.map(inMinutes).join(" "),
    ...(newest?.publishedAt && {
      letter: { title: newest.title, slug: newest.slug, day: formatDate(newest.publishedAt) },
    }),
  };
}

export type HomeNews = ReturnType<typeof homeNews>;

function inMinutes(time: Date | null) {
  return Math.floor((time?.getTime() ?? 0) / 60_000).toString(36);
}

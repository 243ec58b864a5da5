import { listNewestPosts } from "~/models/posts/post-lists.server";
import { getRoad } from "~/models/road/line/road-so-far.server";
import { formatDate, parseInstant } from "~/utils/words/dates";

/** Up to twelve letters are counted, so one more is needed. */
const COUNTED = 13;

/**
 * The newest letter, if there is one. `times` lets a returning browser count what is new: the time of the last stop and
 * those of the newest letters, in minutes since 1970, in base 36.
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

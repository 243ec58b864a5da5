import { Link } from "@remix-run/react";
import { MapPin, Route } from "~/components/ui/icons";
import { inWords, ownText } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import type { PostPage } from "~/pages/post-page.server";
import { plainNumber } from "~/utils/words/counted";
import { formatDate } from "~/utils/words/dates";
import { BackLink } from "../back-link";
import { HeadPicture } from "../head-picture";
import { ShareLinks } from "../share/share-links";
import { TopicLink } from "./topic-link";

type Props = Pick<PostPage, "post" | "destinations"> & {
  /** Whether its address may be shared. */
  isShared?: boolean;
};

/** Title, standfirst and picture of a letter. */
export function PostHead({ post, destinations, isShared = true }: Props) {
  const { title, slug, excerpt, publishedAt, category } = post;
  return (
    <header>
      <Container className="pt-3 pb-5 md:pt-10 md:pb-12">
        <BackLink to="/letters" label="Back to Letters" />
        <div className="mx-auto mt-2 max-w-4xl md:mt-6 md:text-center">
          <TopicLink name="category" value={category} />
          <h1 {...ownText()} className="mt-3 text-title md:mt-5">
            {title}
          </h1>
          <p
            {...ownText()}
            className="mx-auto mt-3 max-w-measure md:mt-5 text-lead text-balance text-muted"
          >
            {excerpt}
          </p>
          <div className="mt-2 flex flex-wrap md:mt-6 items-center gap-x-5 text-base text-muted md:justify-center">
            {publishedAt && (
              <time
                dateTime={publishedAt.toISOString()}
              >{inWords`${formatDate(publishedAt)}`}</time>
            )}
            <span>{inWords`${plainNumber(post.readingTime)} min read`}</span>
            {isShared && (
              <ShareLinks
                size="head"
                path={`/letters/${slug}`}
                title={title}
                text={excerpt}
                hashtags={post.hashtags}
              />
            )}
          </div>
          <PostDestinations destinations={destinations} />
        </div>
      </Container>
      <HeadPicture picture={post.picture} title={title} />
    </header>
  );
}

const look =
  "inline-flex min-h-touch items-center gap-1.5 font-medium text-accent underline underline-offset-4";

/** The destinations that a letter is about, and a link to the first one's pin on the map. */
function PostDestinations({ destinations }: Pick<PostPage, "destinations">) {
  const pin = destinations.find((destination) => destination.pin)?.pin;
  return (
    <p className="flex flex-wrap gap-x-6 text-base print:block md:justify-center">
      {destinations.map(({ slug, name }) => (
        <Link key={slug} to={`/journey/${slug}`} className={look}>
          <MapPin className="shrink-0" />
          {name.split(",")[0]}
        </Link>
      ))}
      <Link to={pin ?? "/journey"} className={`${look} print:hidden`}>
        <Route className="shrink-0" />
        On the map
      </Link>
    </p>
  );
}

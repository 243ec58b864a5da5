import { Link } from "@remix-run/react";
import { inWords, ownLanguage } from "~/components/ui/in-words";
import { SectionHeading } from "~/components/ui/section";
import type { DestinationPage } from "~/pages/destination-page.server";
import { formatDate } from "~/utils/words/dates";

type Props = { namingPosts: DestinationPage["namingPosts"]; className: string };

/** The other letters in which a place comes up. */
export function PostsNaming({ namingPosts, className }: Props) {
  return (
    <section aria-labelledby="letters-naming" className={className}>
      <SectionHeading id="letters-naming" title="Named in Letters" />
      <ul className="place-letters">
        {namingPosts.map(({ title, slug, publishedAt }) => (
          <li key={slug}>
            <Link to={`/letters/${slug}`}>
              <bdi lang={ownLanguage()}>{title}</bdi>
              {publishedAt && <small>{inWords`${formatDate(publishedAt)}`}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

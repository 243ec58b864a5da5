import { Link } from "@remix-run/react";
import { SectionHeading } from "~/components/ui/section";
import type { DestinationPage } from "~/models/destinations/destination-page.server";
import { formatDate } from "~/utils/dates";

type Props = { name: string; letters: DestinationPage["letters"] };

/** The other letters in which a place comes up. */
export function LettersNaming({ name, letters }: Props) {
  return (
    <section aria-labelledby="letters-naming">
      <SectionHeading id="letters-naming" title={`Letters that name ${name}`} />
      <ul className="place-letters">
        {letters.map(({ title, slug, publishedAt }) => (
          <li key={slug}>
            <Link to={`/letters/${slug}`}>
              {title}
              {publishedAt && <small>{formatDate(publishedAt)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

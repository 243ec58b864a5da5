import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/buttons/button";
import { inWords, ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import { Container, SectionHeading } from "~/components/ui/section";
import type { MomentView } from "~/models/road/moments/moment-lists.server";
import { DAYS_PATH } from "~/pages/days/days";
import { formatDate } from "~/utils/words/dates";

/** The latest moments; renders nothing without any. */
export function Lately({ moments }: { moments: MomentView[] }) {
  if (moments.length === 0) return null;
  return (
    <section aria-labelledby="lately-title" className="pt-section">
      <Container>
        <SectionHeading id="lately-title" title="Lately">
          <ButtonLink to={DAYS_PATH} kind="secondary">
            Day by day
          </ButtonLink>
        </SectionHeading>
        <ul className="grid gap-8 md:grid-cols-3">
          {moments.map((moment) => (
            <LatestMoment key={moment.id} moment={moment} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function LatestMoment({ moment }: { moment: MomentView }) {
  const { path, text, place, happenedAt, picture } = moment;
  return (
    <li className="group relative flex flex-col gap-3 border-t border-line pt-4 md:pt-5">
      {picture && (
        <Picture
          picture={picture}
          title={text}
          widest={960}
          sizes="(min-width: 1200px) 360px, (min-width: 768px) 30vw, 92vw"
          className="aspect-3/2 w-full rounded-card"
        />
      )}
      <p {...ownText()} className="line-clamp-6 text-lead wrap-anywhere">
        {text}
      </p>
      <p className="text-base text-muted">
        <Link
          to={path}
          rel="nofollow"
          className="inline-block content-center min-h-touch underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {place
            ? inWords`${place}, ${formatDate(happenedAt)}`
            : inWords`${formatDate(happenedAt)}`}
        </Link>
      </p>
    </li>
  );
}

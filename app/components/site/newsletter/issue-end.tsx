import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/buttons/button";
import { ownLanguage } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";

type Neighbour = { number: number | null; subject: string } | null;

/** Links at the end of an issue: to its neighbours, and to subscribing. */
export function IssueEnd({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  return (
    <aside
      aria-label="More issues"
      className="border-t border-line bg-surface py-section print:hidden"
    >
      <Container>
        <div data-live="">
          <h2 className="text-section">Get the next one by mail</h2>
          <ButtonLink to="/newsletter" className="mt-6">
            Subscribe
          </ButtonLink>
        </div>
        <p className="mt-10 flex flex-wrap items-center justify-between gap-x-8 border-t border-line pt-4 empty:hidden">
          {previous && <Way issue={previous} label="Previous issue:" rel="prev" />}
          {next && <Way issue={next} label="Next issue:" rel="next" />}
        </p>
      </Container>
    </aside>
  );
}

type WayProps = { issue: NonNullable<Neighbour>; label: string; rel: string };

function Way({ issue, label, rel }: WayProps) {
  return (
    <Link
      to={`/newsletter/issues/${issue.number}`}
      rel={rel}
      className="inline-flex min-h-touch items-center font-medium underline-offset-4 hover:underline"
    >
      <span>
        <span className="text-muted">{label}</span> <bdi lang={ownLanguage()}>{issue.subject}</bdi>
      </span>
    </Link>
  );
}

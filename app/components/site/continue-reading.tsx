import { Link } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { Picture } from "~/components/ui/picture";
import { Container } from "~/components/ui/section";
import type { StoryCardView } from "~/models/cards.server";
import { formatDate } from "~/utils/dates";

/** The next letter, large, and one more. */
export function ContinueReading({ posts: [next, another] }: { posts: StoryCardView[] }) {
  if (!next) return null;
  return (
    <aside aria-label="More letters" className="border-t border-line bg-surface py-section">
      <Container>
        <div className="group relative grid items-center gap-6 md:grid-cols-2 md:gap-12">
          <Picture
            picture={next.picture}
            title={next.title}
            sizes="(min-width: 1200px) 544px, (min-width: 768px) 45vw, 92vw"
            className="aspect-3/2 w-full rounded-card"
          />
          <div>
            <h2 className="text-section">{next.title}</h2>
            <p className="mt-3 text-sm text-muted">
              {next.publishedAt && `${formatDate(next.publishedAt)} · `}
              {next.readingTime} min read
            </p>
            <p className="mt-4 line-clamp-3 max-w-measure text-muted">{next.excerpt}</p>
            <Link
              to={`/letters/${next.slug}`}
              className="mt-4 inline-flex min-h-touch items-center gap-2 font-medium text-accent underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              Continue Reading<span className="sr-only">: {next.title}</span>
              <ArrowRight aria-hidden="true" className="size-4" strokeWidth={1.5} />
            </Link>
          </div>
        </div>
        {another && (
          <p className="mt-10 border-t border-line pt-6">
            Or read{" "}
            <Link
              to={`/letters/${another.slug}`}
              className="font-medium text-accent underline underline-offset-4"
            >
              {another.title}
            </Link>
            , {another.readingTime} min read.
          </p>
        )}
      </Container>
    </aside>
  );
}

import { Link } from "@remix-run/react";
import { ArrowRight } from "~/components/ui/icons";
import { Container } from "~/components/ui/section";
import { otherMainPages, relatedPages } from "./related-pages";

type Props = {
  /** The path of the page that shows the block. */
  current: string;
  /** Suggestions made for this page, or all the other main pages. */
  related?: boolean;
};

/** The way on, at the foot of a page. */
export function RelatedLinks({ current, related = true }: Props) {
  const pages = related ? relatedPages(current) : otherMainPages(current);
  return (
    <section aria-labelledby="related-title" className="py-section print:hidden">
      <Container>
        <h2 id="related-title" className="mb-8 text-section">
          Explore More Travel Content
        </h2>
        <ul className="grid border-t border-line sm:auto-cols-fr sm:grid-flow-col sm:border-t-0 sm:border-l">
          {pages.map(({ to, label, description, icon: Icon }) => (
            <li
              key={to}
              className="group relative border-b border-line py-5 sm:border-r sm:border-b-0 sm:px-7 sm:py-2"
            >
              <Icon className="mb-3 size-6 text-accent" />
              <Link
                to={to}
                className="inline-flex items-center gap-2 font-display text-xl font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {label}
                <ArrowRight className="transition-transform duration-150 group-hover:translate-x-1" />
              </Link>
              <p className="mt-1 text-base text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

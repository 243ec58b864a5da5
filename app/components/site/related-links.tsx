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
        <ul className="way-on">
          {pages.map(({ to, label, description, icon: Icon }) => (
            <li key={to} className="group">
              <Icon className="mb-3 size-6 text-accent" />
              <Link to={to} className="card-link">
                {label}
                <ArrowRight />
              </Link>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

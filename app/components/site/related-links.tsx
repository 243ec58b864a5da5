import { Link } from "@remix-run/react";
import {
  ArrowRight,
  BookOpen,
  CircleUser,
  House,
  type Icon,
  Images,
  Route,
  ScrollText,
  ShieldCheck,
} from "~/components/ui/icons";
import { Container } from "~/components/ui/section";

type Props = {
  /** The path of the present page. */
  current: string;
  /** Whether to show suggestions for this page, or else all other main pages. */
  related?: boolean;
};

/** Links at the end of a page. */
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

type RelatedPage = { to: string; label: string; description: string; icon: Icon };

const home = page("/", "Home", "The cover: where I am and what is new.", House);
const journey = page("/journey", "Journey", "The route, the map and a guide to each stop.", Route);
const posts = page("/letters", "Letters", "Stories from the road, one town at a time.", BookOpen);
const collections = page("/gallery", "Gallery", "Photographs and films, album by album.", Images);
const about = page("/about", "About", "Who is carrying the bag, and how to write.", CircleUser);
const terms = page("/terms", "Terms of Service", "What you may do with all this.", ScrollText);
const privacy = page("/privacy", "Privacy Policy", "What is kept, and what never is.", ShieldCheck);

const suggestions: Record<string, RelatedPage[]> = {
  "/": [journey, collections, posts],
  "/journey": [collections, posts, about],
  "/gallery": [journey, posts, home],
  "/letters": [journey, collections, about],
  "/about": [journey, posts, collections],
  "/terms": [privacy, about, home],
  "/privacy": [terms, about, home],
};

function page(to: string, label: string, description: string, icon: Icon): RelatedPage {
  return { to, label, description, icon };
}

/** Three suggested pages. */
function relatedPages(path: string) {
  return suggestions[path] ?? [journey, collections, posts];
}

function otherMainPages(path: string) {
  return [home, journey, posts, collections, about].filter((other) => other.to !== path);
}

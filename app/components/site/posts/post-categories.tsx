import { Link } from "@remix-run/react";
import { Container } from "~/components/ui/section";
import { unlessOwn } from "~/site";
import { isDefaultList, words } from "~/words";

type Card = { category: string; title: string; text?: string };

/** Descriptions of the standard kinds of letters. */
const specified: Card[] = [
  {
    category: "adventure",
    title: "Adventure",
    text: "Night buses, wet paths and the one time I asked a camel for directions.",
  },
  {
    category: "culture",
    title: "Culture",
    text: "Drums, looms, miniature brushes, and what people do when nobody is visiting.",
  },
  {
    category: "food",
    title: "Food",
    text: "Three breakfasts before ten, and the kitchens that made me late for trains.",
  },
  {
    category: "people",
    title: "People",
    text: "Boatmen, stationmasters, cooks: those who had time when I had questions.",
  },
];

/** The owner's own kinds have no description. */
function listCards() {
  if (isDefaultList("postCategories")) {
    return specified.map(({ text = "", ...card }) => ({ ...card, text: unlessOwn(text) }));
  }
  return words()
    .postCategories.slice(0, 4)
    .map((category): Card => ({ category, title: category }));
}

/** Links to the letters of each kind. */
export function PostCategories() {
  return (
    <section aria-labelledby="kinds">
      <Container>
        <h2 id="kinds" className="mb-6 text-section">
          Kinds of letters
        </h2>
        <ul className="grid border-t border-line sm:grid-cols-2 lg:grid-cols-4">
          {listCards().map(({ category, title, text }) => (
            <li
              key={category}
              className="group relative border-b border-line py-5 sm:pr-6 lg:border-b-0 lg:not-first:border-l lg:not-first:pl-6"
            >
              <h3 className="text-2xl">
                <Link
                  to={`/letters?category=${encodeURIComponent(category)}#results`}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {title}
                </Link>
              </h3>
              {text && <p className="mt-2 text-base text-muted">{text}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

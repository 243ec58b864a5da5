import { ownText } from "~/components/ui/in-words";
import type { BookPlace } from "~/pages/book/book-places.server";

type Props = {
  places: BookPlace[];
  /** Whether they are in a letter's text. */
  isBeside?: boolean;
};

/** Boxes with short facts about places. */
export function BookPlaces({ places, isBeside = false }: Props) {
  return (
    <>
      {places.map(({ slug, name, ownNames, reached, description, facts }) => (
        <aside key={slug} role="note" className="book-place">
          <p className="book-place-name" {...ownText()}>
            {name}
            {ownNames.map((own) => (
              <span key={own.name} lang={own.lang}>
                {own.name}
              </span>
            ))}
          </p>
          <p>{reached}</p>
          {description && !isBeside && <p {...ownText()}>{description}</p>}
          {facts.length > 0 && (
            <dl>
              {facts.map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd {...ownText()}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </aside>
      ))}
    </>
  );
}

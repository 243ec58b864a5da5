import { Container } from "~/components/ui/section";
import type { CollectionCardView } from "~/models/cards.server";
import { filterCollections } from "~/models/list-filters";
import { counted } from "~/utils/counted";
import { CollectionCard } from "../cards/collection-card";
import { FilterForm, SearchField } from "../lists/list-filters";
import { CardGrid, EmptyList } from "../lists/list-results";
import { useListQuery } from "../lists/use-list-query";

type Props = { /** All that there are. */ collections: CollectionCardView[] };

/** The collections that a search finds, with the form that asks for them. */
export function CollectionList({ collections: all }: Props) {
  const { q } = useListQuery({ categories: [] });
  const collections = filterCollections(all, q);
  return (
    <section id="results" className="pb-section" aria-labelledby="collections">
      <Container>
        <h2 id="collections" className="sr-only">
          Collections
        </h2>
        <FilterForm
          path="/gallery"
          isFiltered={q !== ""}
          found={all.length > 0 ? counted(collections.length, "collection") : null}
        >
          <SearchField
            label="Search collections"
            placeholder="A place, a subject, a word"
            value={q}
          />
        </FilterForm>
        {collections.length === 0 ? (
          <EmptyList
            title="No gallery collections found."
            text="Check back later for new photo collections."
          />
        ) : (
          <CardGrid>
            {collections.map((collection, index) => (
              <CollectionCard key={collection.id} collection={collection} priority={index === 0} />
            ))}
          </CardGrid>
        )}
      </Container>
    </section>
  );
}

import { countedInWords } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import { filterCollections } from "~/models/base/lists/list-filters";
import { listPath } from "~/models/base/lists/list-query";
import type { Listing } from "~/models/base/lists/listing";
import type { CollectionCardView } from "~/models/find/cards.server";
import { CollectionCard } from "../cards/collection-card";
import { FilterForm, SearchField } from "../lists/list-filters";
import { ListResults } from "../lists/list-results";
import { useListing } from "../lists/use-listing";

type Props = { listing: Listing<CollectionCardView> };

/** The list of collections with its search form. */
export function CollectionList({ listing }: Props) {
  const list = useListing(listing, { categories: [] }, filterCollections, ({ id }) => id);
  const { query, asked, items: collections, found } = list;
  return (
    <section
      id="results"
      data-pages={listing.isWhole ? undefined : listing.pages}
      className="pb-section"
      aria-labelledby="collections"
    >
      <Container>
        <h2 id="collections" className="sr-only">
          Collections
        </h2>
        <FilterForm
          path="/gallery"
          isFiltered={asked.q !== ""}
          found={found !== null && countedInWords(found, "collection")}
        >
          <SearchField label="Search collections" placeholder="Place or subject" value={asked.q} />
        </FilterForm>
        <ListResults
          list={list}
          empty={{
            title: "No gallery collections found.",
            text: "Check back later for new photo collections.",
          }}
          pathOf={(page) => listPath("/gallery", query, page)}
        >
          {collections.map((collection, index) => (
            <CollectionCard key={collection.id} collection={collection} priority={index === 0} />
          ))}
        </ListResults>
      </Container>
    </section>
  );
}

import { Container, SectionHeading } from "~/components/ui/section";
import type { DestinationCardView } from "~/models/cards.server";
import { categoryFilters, filterDestinations } from "~/models/list-filters";
import { regions } from "~/models/vocabulary";
import { counted } from "~/utils/counted";
import { DestinationCard } from "../cards/destination-card";
import { ChoiceField, FilterForm, SearchField } from "../lists/list-filters";
import { CardGrid, EmptyList } from "../lists/list-results";
import { useListQuery } from "../lists/use-list-query";
import { NamedDestination, useOpenDestination } from "./destination-dialog";

type Props = { /** All that there are. */ destinations: DestinationCardView[] };

const DEFAULT_SORT = "rating";
const categories = [{ value: "", text: "All Categories" }, ...categoryFilters];
const regionOptions = [{ value: "", text: "All Regions" }, ...regions];
const sorts = [
  { value: "rating", text: "Highest rated" },
  { value: "newest", text: "Newest" },
  { value: "oldest", text: "Oldest" },
  { value: "a-z", text: "A to Z" },
  { value: "z-a", text: "Z to A" },
];

/** The destinations that a search and its filters find, with the form that asks for them. */
export function DestinationList({ destinations: all }: Props) {
  const query = useListQuery({ categories: categoryFilters, regions });
  const { q, category, region, sort } = query;
  const destinations = filterDestinations(all, query);
  const open = useOpenDestination();
  const isFiltered = Boolean(q || category || region || (sort && sort !== DEFAULT_SORT));
  return (
    <section id="results" className="py-section" aria-labelledby="destinations">
      <Container>
        <SectionHeading
          id="destinations"
          title="Destinations"
          description="What each place costs, when to come and what to skip."
        />
        <FilterForm
          path="/journey"
          isFiltered={isFiltered}
          defaultSort={DEFAULT_SORT}
          found={all.length > 0 ? counted(destinations.length, "destination") : null}
        >
          <SearchField
            label="Search destinations"
            placeholder="A name, a state, a word"
            value={q}
          />
          <ChoiceField
            name="category"
            label="Category"
            value={category ?? ""}
            options={categories}
          />
          <ChoiceField name="region" label="Region" value={region ?? ""} options={regionOptions} />
          <ChoiceField name="sort" label="Sort" value={sort ?? DEFAULT_SORT} options={sorts} />
        </FilterForm>
        {destinations.length === 0 ? (
          <EmptyList
            title="No destinations found matching your criteria."
            text="Try adjusting your search or filters."
          />
        ) : (
          <CardGrid>
            {destinations.map((destination) => (
              <DestinationCard
                key={destination.slug}
                destination={destination}
                onOpen={() => open(destination)}
              />
            ))}
          </CardGrid>
        )}
        <NamedDestination destinations={all} />
      </Container>
    </section>
  );
}

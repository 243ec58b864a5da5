import { countedInWords } from "~/components/ui/in-words";
import { Container, SectionHeading } from "~/components/ui/section";
import { filterDestinations } from "~/models/base/lists/list-filters";
import { type ListQuery, listPath } from "~/models/base/lists/list-query";
import type { Listing } from "~/models/base/lists/listing";
import type { DestinationCardView } from "~/models/find/cards.server";
import { site, unlessOwn } from "~/site";
import { placeFilters, words } from "~/words";
import { DestinationCard } from "../cards/destination-card";
import { anySort, ChoiceField, FilterForm, SearchField } from "../lists/list-filters";
import { ListResults } from "../lists/list-results";
import { useListing } from "../lists/use-listing";
import { NamedDestination, useOpenDestination } from "./destination-dialog";

type Props = { listing: Listing<DestinationCardView> };

const DEFAULT_SORT = "rating";
const sorts = [
  { value: "rating", text: "Highest rated" },
  { value: "road", text: "Along the road" },
  ...anySort,
];

/** The list of destinations with its search form and filters. */
export function DestinationList({ listing }: Props) {
  const choices = { categories: placeFilters(), regions: words().regions };
  const list = useListing(listing, choices, filterDestinations, ({ slug }) => slug);
  const { query, asked, items: destinations, found } = list;
  const open = useOpenDestination();
  return (
    <section
      id="results"
      data-pages={listing.isWhole ? undefined : listing.pages}
      className="py-section"
      aria-labelledby="destinations"
    >
      <Container>
        <SectionHeading
          id="destinations"
          title="Destinations"
          description={unlessOwn("What each place costs, when to come and what to skip.")}
        />
        <DestinationFilters asked={asked} found={found} />
        <ListResults
          list={list}
          empty={{
            title: "No destinations found matching your criteria.",
            text: "Try adjusting your search or filters.",
          }}
          pathOf={(page) => `${listPath("/journey", query, page)}#results`}
        >
          {destinations.map((destination) => (
            <DestinationCard
              key={destination.slug}
              destination={destination}
              onOpen={() => open(destination)}
            />
          ))}
        </ListResults>
        <NamedDestination destinations={listing.isWhole ? listing.items : destinations} />
      </Container>
    </section>
  );
}

type FiltersProps = { asked: ListQuery; found: number | null };

function DestinationFilters({ asked, found }: FiltersProps) {
  const { q, category, region } = asked;
  const sort = asked.sort ?? DEFAULT_SORT;
  const categories = [{ value: "", text: "All Categories" }, ...placeFilters()];
  const regions = [{ value: "", text: "All Regions" }, ...words().regions];
  const isFiltered = Boolean(q || category || region || sort !== DEFAULT_SORT);
  return (
    <FilterForm
      path="/journey"
      isFiltered={isFiltered}
      defaultSort={DEFAULT_SORT}
      found={found !== null && countedInWords(found, "destination")}
    >
      <SearchField
        label="Search destinations"
        placeholder={`A name or a ${site().areaWordOne}`}
        value={q}
      />
      <ChoiceField name="category" label="Category" value={category ?? ""} options={categories} />
      {regions.length > 1 && (
        <ChoiceField name="region" label="Region" value={region ?? ""} options={regions} />
      )}
      <ChoiceField name="sort" label="Sort" value={sort} options={sorts} />
    </FilterForm>
  );
}

import { Link } from "@remix-run/react";
import { countedInWords } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import { filterPosts } from "~/models/base/lists/list-filters";
import { type ListQuery, listPath } from "~/models/base/lists/list-query";
import type { Listing } from "~/models/base/lists/listing";
import type { PostCardView } from "~/models/find/cards.server";
import { words } from "~/words";
import { PostCard } from "../cards/post-card";
import { anySort, ChoiceField, FilterForm, SearchField } from "../lists/list-filters";
import { ListResults } from "../lists/list-results";
import { useListing } from "../lists/use-listing";

type Props = { listing: Listing<PostCardView> };

const DEFAULT_SORT = "newest";

/** The list of letters with its search form and filters. */
export function PostList({ listing }: Props) {
  const choices = { categories: words().postCategories };
  const list = useListing(listing, choices, filterPosts, ({ slug }) => slug);
  const { query, asked, items: posts, found } = list;
  return (
    <section
      id="results"
      data-pages={listing.isWhole ? undefined : listing.pages}
      className="pb-section"
      aria-labelledby="letters"
    >
      <Container>
        <h2 id="letters" className="sr-only">
          Letters
        </h2>
        <CategoryLinks query={asked} />
        <PostFilters asked={asked} found={found} />
        <ListResults
          list={list}
          empty={{
            title: "No stories found matching your criteria.",
            text: "Try adjusting your search or category filter.",
          }}
          pathOf={(page) => listPath("/letters", query, page)}
        >
          {posts.map((post, index) => (
            <PostCard key={post.slug} post={post} priority={index === 0} />
          ))}
        </ListResults>
      </Container>
    </section>
  );
}

type FiltersProps = { asked: ListQuery; found: number | null };

function PostFilters({ asked, found }: FiltersProps) {
  const { q, category } = asked;
  const sort = asked.sort ?? DEFAULT_SORT;
  return (
    <FilterForm
      path="/letters"
      isFiltered={Boolean(q || category || sort !== DEFAULT_SORT)}
      defaultSort={DEFAULT_SORT}
      found={found !== null && countedInWords(found, "story", "stories")}
    >
      <SearchField label="Search letters" placeholder="A town or a dish" value={q} />
      <ChoiceField
        name="category"
        label="Category"
        value={category ?? ""}
        options={categoryOptions()}
        narrowOnly
      />
      <ChoiceField name="sort" label="Sort" value={sort} options={anySort} />
    </FilterForm>
  );
}

/** The categories as links, which keep the search and the order. Phones have the form's dropdown instead. */
function CategoryLinks({ query }: { query: ListQuery }) {
  return (
    <nav aria-label="Categories" className="mb-6 max-md:hidden">
      <ul className="flex flex-wrap gap-2">
        {categoryOptions().map(({ value, text }) => (
          <li key={value}>
            <Link
              to={`${listPath("/letters", { ...query, category: value }, 1)}#results`}
              preventScrollReset
              aria-current={value === (query.category ?? "") ? "page" : undefined}
              className="inline-flex min-h-touch items-center rounded-full border border-edge bg-surface px-5 text-base font-medium hover:border-ink aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-accent-ink"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function categoryOptions() {
  const categories = words().postCategories;
  return [
    { value: "", text: "All" },
    ...categories.map((value) => ({ value, text: capitalised(value) })),
  ];
}

function capitalised(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

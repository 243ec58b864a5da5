import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, type MetaFunction, useLoaderData } from "@remix-run/react";
import { RelatedLinks } from "~/components/site/related-links";
import { capitalised, kindWords, searchPath } from "~/components/site/search/kinds";
import { SearchForm } from "~/components/site/search/search-form";
import { SearchGroups } from "~/components/site/search/search-groups";
import { SearchHits } from "~/components/site/search/search-hits";
import { PageLinks } from "~/components/ui/page-links";
import { Container, PageHeader } from "~/components/ui/section";
import { readSearchPage } from "~/models/search-page.server";
import { SITE_NAME } from "~/site";
import { counted } from "~/utils/counted";
import { pageMeta } from "~/utils/meta";

const DESCRIPTION = "Letters, places, stops, photographs and answers, by any word in them.";

export const meta: MetaFunction<typeof loader> = ({ data: found, matches }) =>
  pageMeta(matches, {
    title: `${found?.q ? `${found.q} – Search` : "Search"} – ${SITE_NAME}`,
    description: DESCRIPTION,
    path: found ? searchPath(found) : "/search",
    noindex: true,
  });

export { PageFailure as ErrorBoundary } from "~/components/site/page-error";
export { publicHeaders as headers } from "~/utils/public-headers";

export function loader({ request }: LoaderFunctionArgs) {
  const found = readSearchPage(new URL(request.url).searchParams);
  if (found === "kind") throw data("There is no such kind of result.", { status: 400 });
  if (found === null) throw data("There is no such page of results.", { status: 404 });
  return found;
}

export default function SearchPage() {
  const { q, kind, page, pages, total, results, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Search" description={DESCRIPTION} />
      <Container className="pb-section">
        <SearchForm q={q} kind={kind} found={wordsFor(q, total)} />
        <section id="results" aria-label="Results" className="mt-6 max-w-4xl scroll-mt-24">
          {kind && (
            <>
              <Link
                to={searchPath({ q })}
                className="inline-flex min-h-touch items-center font-medium text-accent underline-offset-4 hover:underline"
              >
                Search everything
              </Link>
              <h2 className="mb-3 text-2xl">{capitalised(kindWords[kind].many)}</h2>
            </>
          )}
          <SearchGroups q={q} groups={groups} />
          {results.length > 0 && <SearchHits results={results} />}
          <PageLinks
            {...{ page, pages }}
            pathOf={(other) => searchPath({ q, kind, page: other })}
          />
        </section>
      </Container>
      <RelatedLinks current="/search" />
    </>
  );
}

/** Words in which the outcome is told. */
function wordsFor(q: string, total: number) {
  if (q === "") return "Type a word, or the beginning of one.";
  if (total === 0) return "Nothing found. Try another word, or fewer of them.";
  return `${counted(total, "result")} for ‘${q}’`;
}

import { data, type LoaderFunctionArgs } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { ListFailure } from "~/components/site/lists/list-failure";
import { PageFailure } from "~/components/site/page-error";
import { RelatedLinks } from "~/components/site/related-links";
import { KindLinks } from "~/components/site/search/kind-links";
import { searchPath } from "~/components/site/search/kinds";
import { outcomeOf } from "~/components/site/search/outcome";
import { SearchForm } from "~/components/site/search/search-form";
import { SearchHits } from "~/components/site/search/search-hits";
import { ButtonLink } from "~/components/ui/buttons/button";
import { PageLinks } from "~/components/ui/page-links";
import { Container, PageHeader } from "~/components/ui/section";
import { readAsked, type SearchPage } from "~/models/find/search/search";
import { readSearchPage } from "~/models/find/search/search.server";
import { pageTitle } from "~/site";
import { pageMeta } from "~/utils/markup/meta";
import { noSuchPage } from "~/visitor-page.server";

const NO_SUCH_KIND = "There is no such kind of result. Search everything instead.";

const DESCRIPTION = "Letters, places, stops, photographs and answers, by any word in them.";

export const meta: MetaFunction<typeof loader> = ({ data: found, matches }) =>
  pageMeta(matches, {
    title: pageTitle(found?.q ? `${found.q} – Search` : "Search"),
    description: DESCRIPTION,
    path: found ? searchPath(found) : "/search",
    noindex: true,
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader({ request }: LoaderFunctionArgs) {
  const found = readSearchPage(new URL(request.url).searchParams);
  if (found === "kind") throw data({ message: NO_SUCH_KIND }, { status: 400 });
  if (found === null) throw noSuchPage();
  return found;
}

/** The site's answer; if it cannot be reached, searches the pages saved on this device. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const found = await serverLoader<SearchPage>().catch(ifOffline);
  if (found && isAnswerTo(found, params)) return found;
  const { searchKept } = await import("~/offline/search/search-kept");
  return searchKept(params);
}

// The saved page was rendered without a search, so the address has to be searched here.
clientLoader.hydrate = true;

export default function Search() {
  const found = useLoaderData<SearchPage>();
  const { q, kind, page, pages, counts, results, kept } = found;
  const reloads = kept !== undefined;
  return (
    <>
      <PageHeader title="Search" description={DESCRIPTION} />
      <Container className="pb-section">
        <SearchForm q={q} kind={kind} found={wordsFor(found)} />
        {reloads && <KeptNote path={searchPath({ q, kind })} isEmpty={kept === 0} />}
        <section
          id="results"
          aria-label={results.length > 0 ? "Results" : undefined}
          className="mt-6 max-w-4xl scroll-mt-24"
        >
          <KindLinks q={q} kind={kind} counts={counts} />
          {results.length > 0 && <SearchHits results={results} reloads={reloads} kind={kind} />}
          <PageLinks
            page={page}
            pages={pages}
            pathOf={(other) => searchPath({ q, kind, page: other })}
          />
        </section>
      </Container>
      <RelatedLinks current="/search" />
    </>
  );
}

/** The result in words. */
function wordsFor(found: SearchPage) {
  if (found.kept === 0) return "There is nothing to search on this device yet.";
  return outcomeOf(found);
}

/** `null` if the browser's `fetch` failed (a `TypeError`); throws all other errors, such as an error answer. */
function ifOffline(error: unknown) {
  if (error instanceof TypeError && "caches" in window) return null;
  throw error;
}

/** Whether the result belongs to the address. */
function isAnswerTo(found: SearchPage, params: URLSearchParams) {
  const { q, kind } = readAsked(params);
  const isSame = searchPath({ q: found.q, kind: found.kind }) === searchPath({ q, kind });
  return isSame && (q !== "" || navigator.onLine);
}

type KeptNoteProps = {
  /** The address of this search. */
  path: string;
  isEmpty: boolean;
};

/** Says that only this device was searched, and what can be done. */
function KeptNote({ path, isEmpty }: KeptNoteProps) {
  return (
    <div className="mt-4 flex max-w-4xl flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-line bg-surface px-6 py-5">
      <p className="max-w-measure basis-80 grow">
        The site cannot be reached, so only what is kept on this device is searched.{" "}
        {isEmpty &&
          "With a signal, open a letter and choose ‘Keep for offline’: it can then be found and read without one. "}
        <Link to="/offline" className="font-medium text-accent underline underline-offset-4">
          What is kept here
        </Link>
      </p>
      <ButtonLink to={path} reloadDocument kind="secondary">
        Try again
      </ButtonLink>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <ListFailure path="/search">
      <PageFailure>
        <ButtonLink to="/search" kind="secondary">
          Search everything
        </ButtonLink>
      </PageFailure>
    </ListFailure>
  );
}

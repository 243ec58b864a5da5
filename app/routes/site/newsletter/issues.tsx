import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListFailure } from "~/components/site/lists/list-failure";
import { IssueList } from "~/components/site/newsletter/issue-list";
import { PageFailure } from "~/components/site/page-error";
import { ButtonLink } from "~/components/ui/buttons/button";
import { PageLinks } from "~/components/ui/page-links";
import { Container, PageHeader } from "~/components/ui/section";
import { pageOfIssues } from "~/models/newsletter/issue-lists.server";
import { pageMeta } from "~/utils/markup/meta";
import { pageNumber } from "~/utils/page-number";
import { pageOfList } from "~/utils/page-of-list";
import { noSuchPage } from "~/visitor-page.server";

const ISSUES = "/newsletter/issues";

const DESCRIPTION =
  "What went out by mail: the letters of a week or a month, with the road between.";

export const meta: MetaFunction<typeof loader> = ({ matches, data, location }) =>
  pageMeta(matches, {
    ...pageOfList("Newsletter issues", ISSUES, location.search, data?.page),
    description: DESCRIPTION,
    breadcrumbs: [
      { name: "Newsletter", path: "/newsletter" },
      { name: "Issues", path: ISSUES },
    ],
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader({ request }: LoaderFunctionArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  const list = page === null ? null : pageOfIssues(page);
  if (!list) throw noSuchPage();
  return list;
}

export { keepsPageData as shouldRevalidate } from "~/utils/browser/keeps-page-data";

/** The list of digests that were sent by mail. */
export default function Issues() {
  const { items, page, pages } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Newsletter issues" description={DESCRIPTION}>
        <ButtonLink to="/newsletter" kind="secondary" className="mt-6" data-live="">
          Get it by mail
        </ButtonLink>
      </PageHeader>
      <Container className="pb-section">
        <IssueList issues={items} />
        <PageLinks
          page={page}
          pages={pages}
          pathOf={(other) => ISSUES + (other > 1 ? `?page=${other}` : "")}
        />
      </Container>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ListFailure path={ISSUES}>
      <PageFailure />
    </ListFailure>
  );
}

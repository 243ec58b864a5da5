import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { DaysArticle } from "~/components/site/days/days-article";
import { ListFailure } from "~/components/site/lists/list-failure";
import { PageFailure } from "~/components/site/page-error";
import { ButtonLink } from "~/components/ui/buttons/button";
import { ArrowLeft, ArrowRight } from "~/components/ui/icons";
import { inWords } from "~/components/ui/in-words";
import { Container, PageHeader } from "~/components/ui/section";
import { DAYS_PATH, partPath } from "~/pages/days/days";
import { type DaysPage, daysPage } from "~/pages/days/days-page.server";
import { pageTitle } from "~/site";
import { publicHeaders } from "~/utils/http/public-headers";
import { pageMeta } from "~/utils/markup/meta";
import { pageNumber } from "~/utils/page-number";
import { plainNumber } from "~/utils/words/counted";
import { noSuchPage } from "~/visitor-page.server";

const DESCRIPTION =
  "The journey from its first day: where the road led, what was written on the way, and the pictures of each place.";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, {
    ...(data && !data.isEmpty
      ? { title: pageTitle(titleOf(data)), path: pathOf(data) }
      : { title: pageTitle("Day by day"), path: DAYS_PATH }),
    description: DESCRIPTION,
    breadcrumbs: [
      { name: "Journey", path: "/journey" },
      { name: "Day by day", path: DAYS_PATH },
    ],
  });

export { daysLinks as links } from "~/styles/pages/days-links";

export { publicHeaders as headers };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const part = pageNumber(new URL(request.url).searchParams);
  const page = part && daysPage(params.month ?? null, part);
  if (!page) throw noSuchPage();
  return page;
}

export default function Days() {
  const page = useLoaderData<typeof loader>();
  if (page.isEmpty) {
    return (
      <PageHeader title="Day by day" description="The first day is still to come.">
        <p className="mt-8">
          <ButtonLink to="/journey">Back to Journey</ButtonLink>
        </p>
      </PageHeader>
    );
  }
  return (
    <>
      <DaysArticle key={pathOf(page)} page={page} />
      <MonthLinks page={page} />
    </>
  );
}

type Shown = { name: string; path: string; part: number };

function titleOf({ name, part }: Shown) {
  return `${name}, day by day${part > 1 ? `, part ${plainNumber(part)}` : ""}`;
}

function pathOf({ path, part }: Shown) {
  return partPath(path, part);
}

/** Links to the next and the previous month; after the last month, to the present place. */
function MonthLinks({ page: { previous, next } }: { page: DaysPage }) {
  return (
    <Container>
      <nav aria-label="Months before and after" className="days-ways">
        {previous && (
          <Link to={previous.path} rel="prev">
            <small>Before</small>
            <span>
              <ArrowLeft />
              {inWords`${previous.name}`}
            </span>
          </Link>
        )}
        <Link to={next ? next.path : "/journey"} rel={next ? "next" : undefined}>
          <small>{next ? "Go on with" : "So far"}</small>
          <span>
            {next ? inWords`${next.name}` : "Where I am now"}
            <ArrowRight />
          </span>
        </Link>
      </nav>
    </Container>
  );
}

export function ErrorBoundary() {
  return (
    <ListFailure path={DAYS_PATH}>
      <PageFailure text="The days could not be loaded. Try again in a moment." />
    </ListFailure>
  );
}

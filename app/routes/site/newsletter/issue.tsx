import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BackLink } from "~/components/site/back-link";
import { ContentBody } from "~/components/site/content-body";
import { IssueEnd } from "~/components/site/newsletter/issue-end";
import { ItemError } from "~/components/site/page-error";
import { inWords, ownText } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import { findPublicIssue } from "~/models/newsletter/issue-lists.server";
import { renderContent } from "~/models/texts/content/render-content.server";
import { pageTitle } from "~/site";
import { pageMeta } from "~/utils/markup/meta";
import { plainNumber } from "~/utils/words/counted";
import { formatDate } from "~/utils/words/dates";

const ISSUES = "/newsletter/issues";

const NUMBER = /^[1-9]\d{0,8}$/;

export const meta: MetaFunction<typeof loader> = ({ data: issue, matches }) =>
  issue
    ? pageMeta(matches, {
        title: pageTitle(issue.subject),
        description: issue.preheader,
        path: `${ISSUES}/${issue.number}`,
        type: "article",
        breadcrumbs: [
          { name: "Newsletter issues", path: ISSUES },
          { name: issue.subject, path: `${ISSUES}/${issue.number}` },
        ],
      })
    : [{ title: pageTitle("Issue Not Found") }];

export { contentLinks as links } from "~/styles/pages/content-links";

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader({ params }: LoaderFunctionArgs) {
  const asked = params.number ?? "";
  const issue = NUMBER.test(asked) ? findPublicIssue(Number(asked)) : null;
  if (!issue) throw data(null, { status: 404 });
  const { content, updatedAt: _changed, ...shown } = issue;
  return { ...shown, contentHtml: renderContent(content) };
}

export { keepsPageData as shouldRevalidate } from "~/utils/browser/keeps-page-data";

/** A digest that was sent by mail, as a page. */
export default function Issue() {
  const { number, subject, preheader, startedAt, contentHtml, previous, next } =
    useLoaderData<typeof loader>();
  return (
    <>
      <article>
        <Container className="pt-3 pb-section md:pt-10">
          <BackLink to={ISSUES} label="All issues" />
          <header className="mx-auto mt-2 mb-8 max-w-measure md:mt-6">
            <p className="text-base text-muted tabular-nums">
              No. {number && plainNumber(number)}
              {startedAt && (
                <>
                  {" · "}
                  <time
                    dateTime={startedAt.toISOString()}
                  >{inWords`${formatDate(startedAt)}`}</time>
                </>
              )}
            </p>
            <h1 {...ownText()} className="mt-2 text-title">
              {subject}
            </h1>
            {preheader && (
              <p {...ownText()} className="mt-3 text-lead text-muted">
                {preheader}
              </p>
            )}
          </header>
          <ContentBody html={contentHtml} title={subject} className="mx-auto" />
        </Container>
      </article>
      <IssueEnd previous={previous} next={next} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ItemError
      title="Issue Not Found"
      text="There is no such issue, or it has not gone out yet."
      back={{ to: ISSUES, label: "All issues" }}
    />
  );
}

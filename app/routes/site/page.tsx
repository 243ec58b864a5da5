import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentBody } from "~/components/site/content-body";
import { NoSuchPage } from "~/components/site/no-such-page";
import { RelatedLinks } from "~/components/site/related-links";
import { Container, PageHeader } from "~/components/ui/section";
import { renderContent } from "~/models/texts/content/render-content.server";
import { findPage } from "~/models/texts/pages/page.server";
import { isSitePage } from "~/models/texts/pages/site-pages";
import { pageTitle } from "~/site";
import { readableText } from "~/texts/readable-text.server";
import { noSuchPageMeta, pageMeta } from "~/utils/markup/meta";
import { cutText } from "~/utils/words/cut-text";

/** How much of a description search engines show. */
const DESCRIPTION_CHARACTERS = 155;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, location }) =>
  page
    ? pageMeta(matches, {
        title: pageTitle(page.title),
        description: page.description,
        path: page.path,
        breadcrumbs: [{ name: page.title, path: page.path }],
      })
    : noSuchPageMeta(matches, location.pathname);

export { contentLinks as links } from "~/styles/pages/content-links";

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader({ params }: LoaderFunctionArgs) {
  const page = findPage(params.slug ?? "");
  if (!page || page.slug !== params.slug || isSitePage(page.slug)) {
    return data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  }
  return data({
    title: page.title,
    description: cutText(readableText(page.content), DESCRIPTION_CHARACTERS),
    path: `/${page.slug}`,
    html: renderContent(page.content),
    editPath: `/admin/pages/${page.slug}`,
  });
}

export default function Page() {
  const page = useLoaderData<typeof loader>();
  if (!page) return <NoSuchPage />;
  return (
    <article>
      <PageHeader title={page.title} isOwn />
      <Container className="pb-section">
        <ContentBody html={page.html} title={page.title} className="max-w-measure" />
      </Container>
      <RelatedLinks current={page.path} />
    </article>
  );
}

export { PageFailure as ErrorBoundary } from "~/components/site/page-error";

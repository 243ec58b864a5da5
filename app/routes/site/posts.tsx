import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListFailure } from "~/components/site/lists/list-failure";
import { PageFailure } from "~/components/site/page-error";
import { FirstPostLink } from "~/components/site/posts/first-post-link";
import { PostCategories } from "~/components/site/posts/post-categories";
import { PostList } from "~/components/site/posts/post-list";
import { RelatedLinks } from "~/components/site/related-links";
import { PageHeader } from "~/components/ui/section";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { readListing } from "~/models/base/lists/listing";
import { postCards } from "~/models/find/cards.server";
import { getFirstPost } from "~/models/posts/neighbours.server";
import { publicPosts } from "~/pages/site/public-lists.server";
import { FEED, unlessOwn } from "~/site";
import { keepsPageData } from "~/utils/browser/keeps-page-data";
import { publicHeaders } from "~/utils/http/public-headers";
import { pageMeta } from "~/utils/markup/meta";
import { pageOfList } from "~/utils/page-of-list";
import { noSuchPage } from "~/visitor-page.server";
import { words } from "~/words";

const DESCRIPTION =
  "Written on trains and in tea stalls, sent when there is a signal. One place, a few people, and what it cost.";

export const meta: MetaFunction<typeof loader> = ({ matches, data, location }) =>
  pageMeta(matches, {
    ...pageOfList("Letters", "/letters", location.search, data?.listing.page),
    description: unlessOwn(DESCRIPTION),
    breadcrumbs: [{ name: "Letters", path: "/letters" }],
  });

export { publicHeaders as headers };

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const choices = { categories: words().postCategories };
  const listing = readListing(params, choices, publicPosts, postCards);
  if (!listing) throw noSuchPage();
  return { listing, firstSlug: getFirstPost()?.slug };
}

export { keepsPageData as shouldRevalidate };

export default function Posts() {
  const { listing, firstSlug } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Letters from the road" description={unlessOwn(DESCRIPTION)}>
        {/* The touch target reaches into the space below, so that the first letter stays near. */}
        <div className="-mb-6 flex flex-wrap gap-x-4 md:mb-0">
          <FirstPostLink slug={firstSlug} />
          <a
            href={FEED}
            data-live=""
            className="inline-flex min-h-touch items-center font-medium text-accent underline-offset-4 hover:underline print:hidden"
          >
            RSS feed
          </a>
        </div>
      </PageHeader>
      <SectionBoundary name="Letters">
        <PostList listing={listing} />
      </SectionBoundary>
      <PostCategories />
      <RelatedLinks current="/letters" />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ListFailure path="/letters">
      <PageFailure text="The letters could not be loaded. Try again in a moment." />
    </ListFailure>
  );
}

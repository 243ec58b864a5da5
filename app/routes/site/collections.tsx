import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CollectionList } from "~/components/site/collections/collection-list";
import { ListFailure } from "~/components/site/lists/list-failure";
import { PageError, RefreshLink } from "~/components/site/page-error";
import { RelatedLinks } from "~/components/site/related-links";
import { PageHeader } from "~/components/ui/section";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { readListing } from "~/models/base/lists/listing";
import { collectionCards } from "~/models/find/cards.server";
import { publicCollections } from "~/pages/site/public-lists.server";
import { unlessOwn } from "~/site";
import { keepsPageData } from "~/utils/browser/keeps-page-data";
import { publicHeaders } from "~/utils/http/public-headers";
import { pageMeta } from "~/utils/markup/meta";
import { pageOfList } from "~/utils/page-of-list";
import { noSuchPage } from "~/visitor-page.server";

const DESCRIPTION =
  "Each album is one stretch of road, in the order it happened, with the captions I would tell you across a table.";

export const meta: MetaFunction<typeof loader> = ({ matches, data, location }) =>
  pageMeta(matches, {
    ...pageOfList("Gallery", "/gallery", location.search, data?.listing.page),
    description: unlessOwn(DESCRIPTION),
    breadcrumbs: [{ name: "Gallery", path: "/gallery" }],
  });

export { publicHeaders as headers };

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const listing = readListing(params, { categories: [] }, publicCollections, collectionCards);
  if (!listing) throw noSuchPage();
  return { listing };
}

export { keepsPageData as shouldRevalidate };

export default function Collections() {
  const { listing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Photo gallery" description={unlessOwn(DESCRIPTION)} />
      <SectionBoundary name="Gallery">
        <CollectionList listing={listing} />
      </SectionBoundary>
      <RelatedLinks current="/gallery" />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ListFailure path="/gallery">
      <PageError title="Error loading gallery collections" text="Please try refreshing the page">
        <RefreshLink />
      </PageError>
    </ListFailure>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CollectionList } from "~/components/site/collection-list";
import { PageError, RefreshLink } from "~/components/site/page-error";
import { RelatedLinks } from "~/components/site/related-links";
import { PageHeader } from "~/components/ui/section";
import { collectionCards } from "~/models/cards.server";
import { filterCollections } from "~/models/collection";
import { listCollections } from "~/models/collection.server";
import { readListQuery } from "~/models/list-query";
import { SITE_NAME } from "~/site";
import { pageMeta } from "~/utils/meta";
import { publicHeaders } from "~/utils/public-headers";

const DESCRIPTION =
  "Each album is one stretch of road, in the order it happened, with the captions I would tell you across a table.";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: `Gallery – ${SITE_NAME}`,
    description: DESCRIPTION,
    path: "/gallery",
    breadcrumbs: [{ name: "Gallery", path: "/gallery" }],
  });

export { publicHeaders as headers };

export async function loader({ request }: LoaderFunctionArgs) {
  const { q } = readListQuery(new URL(request.url).searchParams, { categories: [] });
  return { q, collections: collectionCards(filterCollections(listCollections(), q)) };
}

export default function Gallery() {
  const { q, collections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Photo gallery" description={DESCRIPTION} />
      <CollectionList q={q} collections={collections} />
      <RelatedLinks current="/gallery" />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <PageError title="Error loading gallery collections" text="Please try refreshing the page">
      <RefreshLink />
    </PageError>
  );
}

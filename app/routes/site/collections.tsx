import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CollectionList } from "~/components/site/collections/collection-list";
import { PageError, RefreshLink } from "~/components/site/page-error";
import { RelatedLinks } from "~/components/site/related-links";
import { PageHeader } from "~/components/ui/section";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { collectionCards } from "~/models/cards.server";

import { pageOfCollections } from "~/models/collection-lists.server";
import { SITE_NAME } from "~/site";
import { keepsPageData } from "~/utils/keeps-page-data";
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

export { keepsPageData as shouldRevalidate, publicHeaders as headers };

export async function loader() {
  return { collections: collectionCards(pageOfCollections("public", "", 1, 1000)?.items ?? []) };
}

export default function Collections() {
  const { collections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Photo gallery" description={DESCRIPTION} />
      <SectionBoundary name="Gallery">
        <CollectionList collections={collections} />
      </SectionBoundary>
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

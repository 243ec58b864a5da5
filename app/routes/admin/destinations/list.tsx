import { useLoaderData } from "@remix-run/react";
import { AdminList } from "~/components/admin/lists/admin-list";
import { RecordItem, RecordList } from "~/components/admin/lists/record-list";
import { AdminPage, NewLink } from "~/components/admin/shell/admin-page";
import { Badge } from "~/components/ui/badge";
import { inWords } from "~/components/ui/in-words";
import { ChangedBadge, ListedDrafts } from "~/device/screens/drafts/listed-drafts";
import { readAdminList } from "~/forms/admin-list.server";
import { adminListAction } from "~/forms/admin-list-action.server";
import type { AdminQuery } from "~/models/base/lists/admin-query";
import { PAGE_ITEMS } from "~/models/base/lists/list-page";
import { EVERYTHING } from "~/models/base/lists/list-query";
import {
  deleteDestination,
  findDestination,
  updateDestination,
} from "~/models/destinations/destination.server";
import { pageOfDestinations } from "~/models/destinations/destination-lists.server";
import { listDrafts } from "~/models/find/drafts/draft.server";
import { withPictures } from "~/models/pictures/picture.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { starsOf } from "~/utils/rating";
import { plainNumber } from "~/utils/words/counted";

const DESTINATIONS = "/admin/places";

export const meta = () => adminMeta("Places");

/** Oldest first. */
function readPage({ q, page }: AdminQuery) {
  const query = { ...EVERYTHING, q, sort: "oldest" } as const;
  return pageOfDestinations("owner", query, page, PAGE_ITEMS.rows);
}

export const loader = ownerLoader(({ request }) => {
  const { items, ...list } = readAdminList(request, readPage);
  const destinations = withPictures(items, (destination) => destination.featuredImage);
  return {
    drafts: listDrafts("destination"),
    list,
    destinations: destinations.map((destination) => ({
      id: destination.id,
      slug: destination.slug,
      name: destination.name,
      picture: destination.picture,
      where: [destination.state, destination.region].filter(Boolean).join(", "),
      category: destination.category,
      /** 0 without a rating. */
      stars: starsOf(destination.rating),
      isVisible: destination.isVisible,
      isFeatured: destination.isFeatured,
      isCurrentLocation: destination.isCurrentLocation,
    })),
  };
});

export const action = adminListAction({
  path: DESTINATIONS,
  readPage,
  update: updateDestination,
  remove: deleteDestination,
  isCurrent: (id) => findDestination({ id }, "owner")?.isCurrentLocation,
  message: {
    updated: "Destination visibility updated successfully",
    deleted: "Destination deleted successfully",
  },
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Destinations() {
  const { drafts, list, destinations } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Places" actions={<NewLink to="/admin/places/new">Add Destination</NewLink>}>
      <ListedDrafts drafts={drafts} newPath="/admin/places/new">
        <AdminList path={DESTINATIONS} label="Search places" list={list}>
          <RecordList empty="No destinations found. Add your first destination to get started.">
            {destinations.map((destination) => (
              <RecordItem
                key={destination.id}
                kind="destination"
                record={destination}
                title={destination.name}
                about={<AboutDestination destination={destination} />}
                viewAt={`/journey/${destination.slug}`}
              />
            ))}
          </RecordList>
        </AdminList>
      </ListedDrafts>
    </AdminPage>
  );
}

type Listed = ReturnType<typeof useLoaderData<typeof loader>>["destinations"][number];

/** The details below a destination's name in its row. */
function AboutDestination({ destination }: { destination: Listed }) {
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        <ChangedBadge id={destination.id} />
        {!destination.isVisible && <Badge tone="danger">Hidden</Badge>}
        {destination.isCurrentLocation && <Badge tone="monsoon">Current Location</Badge>}
        {destination.isFeatured && <Badge tone="accent">Featured</Badge>}
        <Badge>{destination.category}</Badge>
      </p>
      <p>
        {destination.where}
        {destination.stars > 0 && (
          <>
            {destination.where && " · "}
            {plainNumber(destination.stars, 1)} of {inWords`${plainNumber(5)}`}
          </>
        )}
      </p>
    </>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage, NewLink } from "~/components/admin/admin-page";
import { DeleteButton } from "~/components/admin/delete-button";
import { ChangedBadge, ListedDrafts } from "~/components/admin/drafts/listed-drafts";
import { DELETE, SET_VISIBILITY } from "~/components/admin/intents";
import { RecordList, RecordRow } from "~/components/admin/record-list";
import {
  InsideLink,
  OutsideLink,
  RowActions,
  VisibilityButton,
} from "~/components/admin/row-actions";
import { Badge } from "~/components/ui/badge";
import { buttonAction } from "~/forms/not-stored.server";
import { readRowForm, rowDeleted, rowDone, unknownIntent } from "~/forms/record-form.server";
import { deleteDestination, findDestination, updateDestination } from "~/models/destination.server";
import { listDestinations } from "~/models/destination-lists.server";
import { listDrafts } from "~/models/draft.server";
import { sayWithCurrent } from "~/models/journey.server";
import { withPictures } from "~/models/picture.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { starsOf } from "~/utils/rating";

export const meta = () => adminMeta("Places");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  const destinations = withPictures(
    listDestinations("owner"),
    (destination) => destination.featuredImage,
  );
  return {
    drafts: listDrafts("destination"),
    destinations: destinations.map((destination) => ({
      id: destination.id,
      slug: destination.slug,
      name: destination.name,
      picture: destination.picture,
      where: [destination.state, destination.region].filter(Boolean).join(", "),
      category: destination.category,
      stars: starsOf(destination.rating).toFixed(1),
      isVisible: destination.isVisible,
      isFeatured: destination.isFeatured,
      isCurrentLocation: destination.isCurrentLocation,
    })),
  };
}

export const action = buttonAction(async (args: ActionFunctionArgs) => {
  const { intent, id, isVisible } = await readRowForm(args);
  const wasCurrent = findDestination({ id }, "owner")?.isCurrentLocation;
  switch (intent) {
    case SET_VISIBILITY:
      return rowDone(
        updateDestination(id, { isVisible }).ok,
        "/admin/places",
        sayWithCurrent("Destination visibility updated successfully", wasCurrent, isVisible),
      );
    case DELETE:
      return rowDeleted(
        deleteDestination(id),
        "/admin/places",
        sayWithCurrent("Destination deleted successfully", wasCurrent),
      );
    default:
      throw unknownIntent();
  }
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Destinations() {
  const { drafts, destinations } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Places" actions={<NewLink to="/admin/places/new">Add Destination</NewLink>}>
      <ListedDrafts drafts={drafts} newPath="/admin/places/new">
        <RecordList empty="No destinations found. Add your first destination to get started.">
          {destinations.map((destination) => (
            <RecordRow
              key={destination.id}
              picture={destination.picture}
              title={destination.name}
              about={<About destination={destination} />}
            >
              <RowActions>
                <OutsideLink
                  href={`/journey/${destination.slug}`}
                  label={`View ${destination.name}`}
                />
                <VisibilityButton
                  id={destination.id}
                  isVisible={destination.isVisible}
                  name={destination.name}
                />
                <InsideLink
                  to={`/admin/places/${destination.id}`}
                  label={`Edit ${destination.name}`}
                />
                <DeleteButton
                  id={destination.id}
                  name={destination.name}
                  question="Are you sure you want to delete this destination?"
                />
              </RowActions>
            </RecordRow>
          ))}
        </RecordList>
      </ListedDrafts>
    </AdminPage>
  );
}

type Listed = ReturnType<typeof useLoaderData<typeof loader>>["destinations"][number];

function About({ destination }: { destination: Listed }) {
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
        {destination.where} · {destination.stars} of 5
      </p>
    </>
  );
}

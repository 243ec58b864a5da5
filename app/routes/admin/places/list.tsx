import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage, NewLink } from "~/components/admin/admin-page";
import { DeleteButton } from "~/components/admin/delete-button";
import { DELETE, SET_VISIBILITY } from "~/components/admin/intents";
import { Record, RecordList } from "~/components/admin/record-list";
import {
  InsideLink,
  OutsideLink,
  RowActions,
  VisibilityButton,
} from "~/components/admin/row-actions";
import { Badge } from "~/components/ui/badge";
import { buttonAction } from "~/forms/not-stored.server";
import { readRowForm, rowDone, unknownIntent } from "~/forms/record-form.server";
import { deleteDestination, findDestination, updateDestination } from "~/models/destination.server";
import { listDestinations } from "~/models/destination-lists.server";
import { sayWithCurrent } from "~/models/journey.server";
import { withPictures } from "~/models/picture.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { starsOf } from "~/utils/rating";

export const meta = () => adminMeta("Places");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  const places = withPictures(listDestinations("owner"), (place) => place.featuredImage);
  return {
    places: places.map((place) => ({
      id: place.id,
      slug: place.slug,
      name: place.name,
      picture: place.picture,
      where: [place.state, place.region].filter(Boolean).join(", "),
      category: place.category,
      stars: starsOf(place.rating).toFixed(1),
      isVisible: place.isVisible,
      isFeatured: place.isFeatured,
      isCurrentLocation: place.isCurrentLocation,
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
      return rowDone(
        deleteDestination(id),
        "/admin/places",
        sayWithCurrent("Destination deleted successfully", wasCurrent),
      );
    default:
      throw unknownIntent();
  }
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Places() {
  const { places } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Places" actions={<NewLink to="/admin/places/new">Add Destination</NewLink>}>
      <RecordList empty="No destinations found. Add your first destination to get started.">
        {places.map((place) => (
          <Record
            key={place.id}
            picture={place.picture}
            title={place.name}
            about={<About place={place} />}
          >
            <RowActions>
              <OutsideLink href={`/journey/${place.slug}`} label={`View ${place.name}`} />
              <VisibilityButton id={place.id} isVisible={place.isVisible} name={place.name} />
              <InsideLink to={`/admin/places/${place.id}`} label={`Edit ${place.name}`} />
              <DeleteButton
                id={place.id}
                name={place.name}
                question="Are you sure you want to delete this destination?"
              />
            </RowActions>
          </Record>
        ))}
      </RecordList>
    </AdminPage>
  );
}

type Listed = ReturnType<typeof useLoaderData<typeof loader>>["places"][number];

function About({ place }: { place: Listed }) {
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        {!place.isVisible && <Badge tone="danger">Hidden</Badge>}
        {place.isCurrentLocation && <Badge tone="monsoon">Current Location</Badge>}
        {place.isFeatured && <Badge tone="accent">Featured</Badge>}
        <Badge>{place.category}</Badge>
      </p>
      <p>
        {place.where} · {place.stars} of 5
      </p>
    </>
  );
}

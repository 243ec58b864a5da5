import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { AdminPage, NewLink } from "~/components/admin/admin-page";
import { ListedDrafts } from "~/components/admin/drafts/listed-drafts";
import { DELETE, SET_VISIBILITY } from "~/components/admin/intents";
import { PinCard } from "~/components/admin/pin-card";
import { buttonAction } from "~/forms/not-stored.server";
import { readRowForm, rowDeleted, rowDone, unknownIntent } from "~/forms/record-form.server";
import { listDrafts } from "~/models/draft.server";
import { sayWithCurrent } from "~/models/journey.server";
import { deletePin, findPin, listPins, updatePin } from "~/models/pin.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Journey Map");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  return { drafts: listDrafts("pin"), pins: listPins("owner") };
}

export const action = buttonAction(async (args: ActionFunctionArgs) => {
  const { intent, id, isVisible } = await readRowForm(args);
  const wasCurrent = findPin(id, "owner")?.pinType === "current";
  switch (intent) {
    case SET_VISIBILITY:
      return rowDone(
        updatePin(id, { isVisible }).ok,
        "/admin/pins",
        sayWithCurrent("Travel pin updated successfully!", wasCurrent, isVisible),
      );
    case DELETE:
      return rowDeleted(
        deletePin(id),
        "/admin/pins",
        sayWithCurrent("Travel pin deleted successfully!", wasCurrent),
      );
    default:
      throw unknownIntent();
  }
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Pins() {
  const { drafts, pins } = useLoaderData<typeof loader>();
  const isLoading = useNavigation().location?.pathname === "/admin/pins";
  return (
    <AdminPage title="Journey Map" actions={<NewLink to="/admin/pins/new">Add Pin</NewLink>}>
      <ListedDrafts drafts={drafts} newPath="/admin/pins/new">
        {isLoading && (
          <p role="status" className="sr-only">
            Loading travel pins...
          </p>
        )}
        {pins.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {pins.map((pin) => (
              <PinCard key={pin.id} pin={pin} />
            ))}
          </ul>
        ) : (
          <NoPins />
        )}
      </ListedDrafts>
    </AdminPage>
  );
}

function NoPins() {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge p-8 text-center">
      <h3 className="text-xl">No travel pins yet</h3>
      <p className="text-muted">Start adding places you've visited or plan to visit</p>
      <NewLink to="/admin/pins/new">Add Your First Pin</NewLink>
    </div>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { AdminPage, NewLink } from "~/components/admin/admin-page";
import { DeskList } from "~/components/admin/desk-list";
import { ListedDrafts } from "~/components/admin/drafts/listed-drafts";
import { PinCard } from "~/components/admin/pin-card";
import { deskListPath, readDeskList } from "~/forms/desk-list.server";
import { DELETE, SET_VISIBILITY } from "~/forms/intents";
import { buttonAction } from "~/forms/not-stored.server";
import { readRowForm, rowDeleted, rowDone, unknownIntent } from "~/forms/record-form.server";
import { listDrafts } from "~/models/drafts/draft.server";
import { sayWithCurrent } from "~/models/journey/journey.server";
import type { DeskQuery } from "~/models/lists/desk-query";
import { deletePin, findPin, updatePin } from "~/models/pins/pin.server";
import { pageOfPins } from "~/models/pins/pin-lists.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const PINS = "/admin/pins";

export const meta = () => adminMeta("Journey Map");

function readPage({ q, page }: DeskQuery) {
  return pageOfPins(q, page);
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  const { items: pins, ...list } = readDeskList(request, readPage);
  return { drafts: listDrafts("pin"), list, pins };
}

export const action = buttonAction(async (args: ActionFunctionArgs) => {
  const { intent, id, isVisible } = await readRowForm(args);
  const wasCurrent = findPin(id, "owner")?.pinType === "current";
  const back = () => deskListPath(args.request, PINS, readPage);
  switch (intent) {
    case SET_VISIBILITY:
      return rowDone(
        updatePin(id, { isVisible }).ok,
        back(),
        sayWithCurrent("Travel pin updated successfully!", wasCurrent, isVisible),
      );
    case DELETE:
      return rowDeleted(
        deletePin(id),
        back(),
        sayWithCurrent("Travel pin deleted successfully!", wasCurrent),
      );
    default:
      throw unknownIntent();
  }
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Pins() {
  const { drafts, list, pins } = useLoaderData<typeof loader>();
  const isLoading = useNavigation().location?.pathname === PINS;
  return (
    <AdminPage title="Journey Map" actions={<NewLink to="/admin/pins/new">Add Pin</NewLink>}>
      <ListedDrafts drafts={drafts} newPath="/admin/pins/new">
        {isLoading && (
          <p role="status" className="sr-only">
            Loading travel pins...
          </p>
        )}
        <DeskList path={PINS} label="Search pins" list={list}>
          {pins.length > 0 ? (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {pins.map((pin) => (
                <PinCard key={pin.id} pin={pin} />
              ))}
            </ul>
          ) : (
            <NoPins />
          )}
        </DeskList>
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

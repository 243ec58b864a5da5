import { useLoaderData, useNavigation } from "@remix-run/react";
import { AdminList } from "~/components/admin/lists/admin-list";
import { PinCard } from "~/components/admin/pins/pin-card";
import { AdminPage, NewLink } from "~/components/admin/shell/admin-page";
import { ListedDrafts } from "~/device/screens/drafts/listed-drafts";
import { readAdminList } from "~/forms/admin-list.server";
import { adminListAction } from "~/forms/admin-list-action.server";
import type { AdminQuery } from "~/models/base/lists/admin-query";
import { listDrafts } from "~/models/find/drafts/draft.server";
import { deletePin, findPin, updatePin } from "~/models/road/pins/pin.server";
import { pageOfPins } from "~/models/road/pins/pin-lists.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const PINS = "/admin/pins";

export const meta = () => adminMeta("Journey Map");

function readPage({ q, page }: AdminQuery) {
  return pageOfPins(q, page);
}

export const loader = ownerLoader(({ request }) => {
  const { items: pins, ...list } = readAdminList(request, readPage);
  return { drafts: listDrafts("pin"), list, pins };
});

export const action = adminListAction({
  path: PINS,
  readPage,
  update: updatePin,
  remove: deletePin,
  isCurrent: (id) => findPin(id, "owner")?.pinType === "current",
  message: {
    updated: "Travel pin updated successfully!",
    deleted: "Travel pin deleted successfully!",
  },
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
        <AdminList path={PINS} label="Search pins" list={list}>
          {pins.length > 0 ? (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {pins.map((pin) => (
                <PinCard key={pin.id} pin={pin} />
              ))}
            </ul>
          ) : (
            <NoPins />
          )}
        </AdminList>
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

import { useLoaderData } from "@remix-run/react";
import { AdminList } from "~/components/admin/lists/admin-list";
import { RecordItem, RecordList } from "~/components/admin/lists/record-list";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { Badge } from "~/components/ui/badge";
import { Moment } from "~/components/ui/moment";
import { ChangedBadge, ListedDrafts } from "~/device/screens/drafts/listed-drafts";
import { readAdminList } from "~/forms/admin-list.server";
import { adminListAction } from "~/forms/admin-list-action.server";
import type { AdminQuery } from "~/models/base/lists/admin-query";
import { listDrafts } from "~/models/find/drafts/draft.server";
import { withPictures } from "~/models/pictures/picture.server";
import { deleteMoment, updateMoment } from "~/models/road/moments/moment.server";
import { pageOfMoments } from "~/models/road/moments/moment-lists.server";
import { momentPath } from "~/models/road/moments/moment-path";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { NEXT_MOVE } from "~/vocabulary";

const MOMENTS = "/admin/moments";
const NEW_MOMENT = "/admin/moments/new";

export const meta = () => adminMeta("Moments");

function readPage({ q, page }: AdminQuery) {
  return pageOfMoments(q, page);
}

export const loader = ownerLoader(({ request }) => {
  const { items, ...list } = readAdminList(request, readPage);
  return {
    drafts: listDrafts("moment"),
    list,
    moments: withPictures(items, ({ picture }) => picture),
  };
});

export const action = adminListAction({
  path: MOMENTS,
  readPage,
  update: updateMoment,
  remove: deleteMoment,
  message: { updated: "Moment updated successfully", deleted: "Moment deleted successfully" },
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Moments() {
  const { drafts, list, moments } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Moments">
      <ListedDrafts drafts={drafts} newPath={NEW_MOMENT}>
        <AdminList path={MOMENTS} label="Search moments" list={list}>
          <RecordList empty="No moments yet. One sentence from the road, with a photograph or without, is one.">
            {moments.map((moment) => (
              <RecordItem
                key={moment.id}
                kind="moment"
                record={moment}
                title={moment.text}
                about={<About moment={moment} />}
                viewAt={moment.isVisible ? momentPath(moment) : null}
              />
            ))}
          </RecordList>
        </AdminList>
      </ListedDrafts>
    </AdminPage>
  );
}

type Listed = ReturnType<typeof useLoaderData<typeof loader>>["moments"][number];

function About({
  moment: { id, isVisible, isKnown, waitsFor, place, happenedAt },
}: {
  moment: Listed;
}) {
  return (
    <>
      <p className="flex flex-wrap gap-1.5 empty:hidden">
        <ChangedBadge id={id} />
        {!isVisible && <Badge tone="danger">Hidden</Badge>}
        {isVisible && waitsFor && (
          <Badge>
            {isKnown ? "Change shown" : "Shown"} with your {waitsFor === NEXT_MOVE && "next "}move
          </Badge>
        )}
      </p>
      <p>
        {place && `${place} · `}
        <Moment at={happenedAt} />
      </p>
    </>
  );
}

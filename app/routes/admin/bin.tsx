import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BinProblem, BinRow } from "~/components/admin/bin/bin-row";
import { RecordList } from "~/components/admin/lists/record-list";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { PageLinks } from "~/components/ui/page-links";
import { adminListPath, readAdminList } from "~/forms/admin-list.server";
import { DELETE, INTENT, RESTORE, UNDO } from "~/forms/intents";
import { ownerButtonAction } from "~/forms/owner-form.server";
import { done, rowDone, unknownIntent } from "~/forms/records/record-form.server";
import { type AdminQuery, adminSearch } from "~/models/base/lists/admin-query";
import { BIN_DAYS, daysLeft } from "~/models/bin/bin";
import { deleteForGood } from "~/models/bin/bin-deletion.server";
import { pageOfBin } from "~/models/bin/bin-entries.server";
import type { Restoration } from "~/models/bin/bin-refusals";
import { restoreFromBin, undoDeletion } from "~/models/bin/bin-restore.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { ownPath } from "~/utils/http/own-path";
import { counted } from "~/utils/words/counted";

const BIN = "/admin/bin";

export const meta = () => adminMeta("Bin");

function readPage({ page }: AdminQuery) {
  return pageOfBin(page);
}

export const loader = ownerLoader(({ request }) => {
  const { items, ...list } = readAdminList(request, readPage);
  return { entries: items.map((entry) => ({ ...entry, days: daysLeft(entry.expiresAt) })), list };
});

export const action = ownerButtonAction((form, args) => {
  const id = String(form.get("recordId"));
  const back = () => adminListPath(args.request, BIN, readPage);
  switch (form.get(INTENT)) {
    case RESTORE:
      return restoredMessage(restoreFromBin(id), back);
    case UNDO: {
      const deletedAt = new Date(Number(form.get("deletedAt")));
      return restoredMessage(undoDeletion(deletedAt), () => ownPath(form.get("back"), BIN));
    }
    case DELETE:
      return rowDone(deleteForGood([id]) > 0, back(), "Deleted for good");
    default:
      throw unknownIntent();
  }
});

/** Returns to the page of the button with a success message, or shows the bin with the error (404 or 409). */
function restoredMessage(result: Restoration, back: () => string) {
  if (!result.ok) {
    return data({ problem: result.message }, { status: result.isMissing ? 404 : 409 });
  }
  const [first] = result.restored;
  const others = result.restored.length - 1;
  const more = others > 0 ? ` and ${counted(others, "more", "more")}` : "";
  return done(back(), `Restored: ${first?.title}${more}`);
}

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Bin() {
  const { entries, list } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <AdminPage title="Bin">
      <p className="mb-5 max-w-measure text-muted">
        What you delete waits here for {BIN_DAYS} days, with its address, its links and its place in
        the order. Nobody else can see it.
      </p>
      {reply && <BinProblem reply={reply} />}
      <RecordList empty="The bin is empty.">
        {entries.map((entry) => (
          <BinRow key={entry.id} {...entry} />
        ))}
      </RecordList>
      <PageLinks {...list} pathOf={(page) => BIN + adminSearch({ q: "", page })} />
    </AdminPage>
  );
}

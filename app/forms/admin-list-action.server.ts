import type { AdminQuery } from "~/models/base/lists/admin-query";
import type { ListPage } from "~/models/base/lists/list-page";
import { sayWithCurrent } from "~/models/road/journey/journey.server";
import { adminListPath } from "./admin-list.server";
import { DELETE, SET_VISIBILITY } from "./intents";
import { buttonAction } from "./not-stored.server";
import { readRowForm, rowDeleted, rowDone, unknownIntent } from "./records/record-form.server";

type ListedRecords = {
  path: string;
  readPage: (asked: AdminQuery) => ListPage<unknown> | null;
  update: (id: string, change: { isVisible: boolean }) => { ok: boolean };
  remove: (id: string) => Date | null;
  /** Whether the record is the traveller's current place. */
  isCurrent?: (id: string) => boolean | undefined;
  message: { updated: string; deleted: string };
};

/** The `action` of an admin list, whose rows have buttons that show, hide and delete their record. */
export function adminListAction({
  path,
  readPage,
  update,
  remove,
  isCurrent,
  message,
}: ListedRecords) {
  return buttonAction(async (args) => {
    const { intent, id, isVisible } = await readRowForm(args);
    const wasCurrent = isCurrent?.(id);
    const back = () => adminListPath(args.request, path, readPage);
    switch (intent) {
      case SET_VISIBILITY: {
        const { ok } = update(id, { isVisible });
        return rowDone(ok, back(), sayWithCurrent(message.updated, wasCurrent, isVisible));
      }
      case DELETE: {
        const deletedAt = remove(id);
        return rowDeleted(deletedAt, back(), sayWithCurrent(message.deleted, wasCurrent));
      }
      default:
        throw unknownIntent();
    }
  });
}

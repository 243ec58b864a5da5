import type { ActionFunctionArgs } from "@remix-run/node";
import { kinds } from "~/kinds";
import { LIMITS } from "~/models/base/records/limits";
import { requiredText, version } from "~/models/base/records/value-schemas";
import { findPage } from "~/models/texts/pages/page.server";
import { isPageList } from "~/models/texts/pages/page-lists";
import {
  type NewPage,
  newPageInput,
  type PageChange,
  pageForm,
} from "~/models/texts/pages/page-members";
import { recordAction } from "./record-action.server";
import { done } from "./record-form.server";

const { adminPath } = kinds.page;

/** Common options of all pages of this kind. */
const shared = { kind: "page", noun: "page", find: findPage } as const;

/** The `action` of the form for a new page. Pressing Enter after only typing a title publishes nothing. */
export const newPageAction = recordAction({
  ...shared,
  schema: newPageInput.extend({ version, content: requiredText("Content", LIMITS.content) }),
  change: ({ value }) => ({ kind: "page", isNew: true, values: value as NewPage }),
  done: () => done(adminPath, "Page added"),
});

/** The `action` of a page's form; the page decides which fields it has. */
export function pageAction(args: ActionFunctionArgs) {
  const page = findPage(args.params.id ?? "");
  const action = recordAction({
    ...shared,
    schema: pageForm(page?.slug ?? ""),
    change: ({ value }) => ({ kind: "page", isNew: false, values: cleared(value) }),
    done: () => done(adminPath, "Page saved"),
  });
  return action({ ...args, params: { ...args.params, id: page?.id ?? args.params.id } });
}

/** An emptied field stays empty; only title and pictures return to the standard ones. */
function cleared(value: Record<string, unknown>) {
  const stays = ["title", "portrait", "picture", "place", "version"];
  const entries = Object.entries(value).map(([name, entered]) => {
    if (entered !== null || stays.includes(name)) return [name, entered];
    return [name, isPageList(name) ? [] : ""];
  });
  return Object.fromEntries(entries) as PageChange;
}

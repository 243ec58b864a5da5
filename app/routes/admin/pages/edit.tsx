import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/components/admin/forms/record-page";
import { PageForm } from "~/components/admin/pages/page-form";
import { startForm } from "~/forms/drafts/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { pageAction } from "~/forms/records/page-action.server";
import { statusOf } from "~/forms/records/record-form.server";
import { findPage } from "~/models/texts/pages/page.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Page");

export const loader = ownerLoader(({ params }) => {
  const page = findPage(params.id ?? "");
  const start = startForm({ kind: "page", recordId: page?.id ?? params.id ?? "" }, page);
  const shown = page && { id: page.id, slug: page.slug, title: page.title, version: page.version };
  return data({ record: shown, start }, statusOf(page));
});

export const action = pageAction;

export const clientAction = offlineAction(NOT_SAVED);

export default function EditPage() {
  const loaded = useLoaderData<typeof loader>();
  const { record } = loaded;
  const title = record ? `Edit ${record.title}` : "Edit Page";
  return (
    <RecordPage kind="page" title={title} loaded={loaded}>
      {(form) => <PageForm {...form} slug={record?.slug ?? ""} />}
    </RecordPage>
  );
}

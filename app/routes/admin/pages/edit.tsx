import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { revisionOf } from "~/components/admin/forms/record-form";
import { PageForm } from "~/components/admin/pages/page-form";
import { NoRecord } from "~/components/admin/shell/no-record";
import { AdminLinks } from "~/components/admin/versions/admin-links";
import { startForm } from "~/forms/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { pageAction } from "~/forms/page-action.server";
import { statusOf } from "~/forms/record-form.server";
import { findPage } from "~/models/texts/pages/page.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Page");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const page = findPage(params.id ?? "");
  const start = startForm({ kind: "page", recordId: page?.id ?? params.id ?? "" }, page);
  const shown = page && { id: page.id, slug: page.slug, title: page.title, version: page.version };
  return data({ page: shown, start }, statusOf(page));
}

export const action = pageAction;

export const clientAction = offlineAction(NOT_SAVED);

export default function EditPage() {
  const { page, start } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <RecordDialog title={page ? `Edit ${page.title}` : "Edit Page"} back="/admin/pages">
      {page && <AdminLinks path={`/admin/pages/${page.id}`} />}
      {page?.slug === "questions" && (
        <p>
          The questions themselves are{" "}
          <Link to="/admin/messages/questions" className="text-accent underline">
            added and changed one by one
          </Link>
          .
        </p>
      )}
      {page || reply ? (
        <PageForm
          key={page?.id}
          slug={page?.slug ?? ""}
          values={start?.values ?? {}}
          draft={start?.draft}
          revision={revisionOf(page, reply)}
          reply={reply}
        />
      ) : (
        <NoRecord noun="page" />
      )}
    </RecordDialog>
  );
}

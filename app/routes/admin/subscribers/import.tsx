import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { ImportForm } from "~/components/admin/subscribers/import-form";
import { answerImport } from "~/forms/mail/import-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import { SUBSCRIBERS } from "~/models/mail/subscribers/subscriber-query";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { env } from "~/utils/env.server";

export const meta = () => adminMeta("Import subscribers");

export const loader = ownerLoader(() => ({ sendsMail: env.mail !== null }));

export const action = ownerFormAction((form, { context }) =>
  answerImport(form, context, SUBSCRIBERS),
);

export const clientAction = offlineAction(NOT_SAVED);

export default function ImportSubscribers() {
  const { sendsMail } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="Import subscribers" back={SUBSCRIBERS}>
      <ImportForm sendsMail={sendsMail} reply={useActionData<typeof action>()} />
    </RecordDialog>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { NewSubscriberForm } from "~/components/admin/subscribers/new-subscriber-form";
import { formFailure, parseForm } from "~/forms/form.server";
import { formAction } from "~/forms/not-stored.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { readOwnerForm } from "~/forms/owner-form.server";
import { done, saveRefused } from "~/forms/records/record-form.server";
import { addSubscriber } from "~/models/mail/subscribers/subscriber-admin.server";
import { newSubscriberInput } from "~/models/mail/subscribers/subscriber-intake-input.server";
import { SUBSCRIBERS } from "~/models/mail/subscribers/subscriber-query";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { env } from "~/utils/env.server";

export const meta = () => adminMeta("Add a subscriber");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  return { sendsMail: env.mail !== null };
}

export const action = formAction(async (args: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newSubscriberInput);
  if (!result.ok) return formFailure(result.submission);
  const added = addSubscriber(result.value);
  if (!added.ok) return saveRefused(result.submission, added);
  const isAsked = added.item === "asked";
  return done(SUBSCRIBERS, isAsked ? "The address is asked to confirm." : "Subscribed");
});

export const clientAction = offlineAction(NOT_SAVED);

export default function NewSubscriber() {
  const { sendsMail } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="Add a subscriber" back={SUBSCRIBERS}>
      <NewSubscriberForm sendsMail={sendsMail} reply={useActionData<typeof action>()} />
    </RecordDialog>
  );
}

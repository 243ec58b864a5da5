import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { NoRecord } from "~/components/admin/shell/no-record";
import { SubscriberDetail } from "~/components/admin/subscribers/subscriber-detail";
import { formFailure, parseForm } from "~/forms/form.server";
import { ASK_TO_CONFIRM, CHANGE, INTENT, RESUME_MAIL, STOP_MAIL } from "~/forms/intents";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import { rowDone, statusOf, unknownIntent } from "~/forms/records/record-form.server";
import { pauseBounds } from "~/models/mail/subscribers/subscriber";
import {
  askSubscriber,
  resumeSubscriber,
  stopSubscriber,
} from "~/models/mail/subscribers/subscriber-admin.server";
import { SUBSCRIBERS } from "~/models/mail/subscribers/subscriber-query";
import { subscriberReport } from "~/models/mail/subscribers/subscriber-report.server";
import { changeSubscription } from "~/models/mail/subscribers/subscriber-rows.server";
import { subscriptionInput } from "~/models/mail/subscribers/subscription-input";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { env } from "~/utils/env.server";

export const meta = () => adminMeta("Subscriber");

export const loader = ownerLoader(({ params }) => {
  const report = subscriberReport({ id: params.id ?? "" });
  const values = { report, bounds: pauseBounds(), sendsMail: env.mail !== null };
  return data(values, statusOf(report));
});

export const action = ownerFormAction((form, args) => {
  const id = args.params.id ?? "";
  const back = `${SUBSCRIBERS}/${id}`;
  switch (form.get(INTENT)) {
    case CHANGE: {
      const result = parseForm(form, subscriptionInput);
      if (!result.ok) return formFailure(result.submission);
      return rowDone(changeSubscription({ id }, result.value), back, "Saved");
    }
    case STOP_MAIL:
      return rowDone(stopSubscriber(id), back, "Stopped: no more mail goes to this address.");
    case RESUME_MAIL:
      return rowDone(resumeSubscriber(id), back, "Mail goes to this address again.");
    case ASK_TO_CONFIRM:
      return rowDone(askSubscriber(id), back, "The address is asked to confirm, once a day.");
    default:
      throw unknownIntent();
  }
});

export const clientAction = offlineAction(NOT_SAVED);

export default function EditSubscriber() {
  const { report, bounds, sendsMail } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <RecordDialog title={report?.subscriber.email ?? "Subscriber"} back={SUBSCRIBERS}>
      {report ? (
        <SubscriberDetail
          report={report}
          bounds={bounds}
          sendsMail={sendsMail}
          result={reply?.result}
        />
      ) : (
        <NoRecord noun="subscriber" />
      )}
    </RecordDialog>
  );
}

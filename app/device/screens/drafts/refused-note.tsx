import { Link } from "@remix-run/react";
import { Moment } from "~/components/ui/moment";
import { OUTBOX_PATH } from "~/device/queue/kinds";
import { useQueue } from "~/device/screens/use-queue";

/** Leads to what was sent of this form, and not taken: the page itself says only what the site has. */
export function RefusedNote({ draftKey }: { draftKey: string }) {
  const { forms } = useQueue();
  const refused = forms.find((form) => form.draftKey === draftKey && form.state !== "waiting");
  if (!refused) return null;
  return (
    <p role="status" className="rounded-card border border-monsoon p-4">
      What you sent at <Moment at={new Date(refused.at)} day="unless-today" /> was not taken. It is
      in the{" "}
      <Link to={OUTBOX_PATH} className="font-medium text-accent underline underline-offset-4">
        outbox
      </Link>
      .
    </p>
  );
}

import { useRouteLoaderData } from "@remix-run/react";
import { SUBSCRIBED } from "~/models/base/records/visitor-words";
import type { ToastMessage } from "~/utils/browser/toast-message";

/** What follows a subscription, beside the form for as long as the page stands: its message goes after some seconds. */
export function SubscribedNote() {
  const root = useRouteLoaderData("root") as { toast?: ToastMessage | null } | undefined;
  if (root?.toast?.title !== SUBSCRIBED.title) return null;
  return <p className="mt-3 font-medium">{root.toast.description}</p>;
}

import { buttonClass } from "~/components/ui/buttons/button";
import { SUBSCRIBERS } from "~/models/mail/subscribers/subscriber-query";
import { NewLink } from "../shell/admin-page";

/** The ways to put addresses on the list, and to take along what it shows. */
export function SubscriberActions({ search }: { search: string }) {
  return (
    <>
      <NewLink to={`${SUBSCRIBERS}/new`}>Add one</NewLink>
      <NewLink to={`${SUBSCRIBERS}/import`}>Import</NewLink>
      <a
        href={`${SUBSCRIBERS}.csv${search}`}
        download="subscribers.csv"
        className={buttonClass("secondary", "max-sm:px-3 max-sm:text-sm")}
      >
        Export
      </a>
    </>
  );
}

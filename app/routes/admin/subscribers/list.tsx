import { useLoaderData } from "@remix-run/react";
import { AdminList } from "~/components/admin/lists/admin-list";
import { RecordList } from "~/components/admin/lists/record-list";
import { MailNote } from "~/components/admin/newsletter/mail-note";
import { ReaderRooms } from "~/components/admin/newsletter/reader-rooms";
import { AdminPage, NewLink } from "~/components/admin/shell/admin-page";
import { SubscriberFilter } from "~/components/admin/subscribers/subscriber-filter";
import { SubscriberRow } from "~/components/admin/subscribers/subscriber-row";
import { buttonClass } from "~/components/ui/buttons/button";
import { adminListPath, readAdminList } from "~/forms/admin-list.server";
import { DELETE } from "~/forms/intents";
import { buttonAction } from "~/forms/not-stored.server";
import { readRowForm, rowDone, unknownIntent } from "~/forms/records/record-form.server";
import { type AdminQuery, adminSearch } from "~/models/base/lists/admin-query";
import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { pageOfSubscribers } from "~/models/mail/subscribers/subscriber-list.server";
import {
  readSubscriberFilters,
  SUBSCRIBERS,
  setFilters,
} from "~/models/mail/subscribers/subscriber-query";
import { deleteSubscription } from "~/models/mail/subscribers/subscriber-rows.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Subscribers");

function readAddress(request: Request) {
  const filters = readSubscriberFilters(new URL(request.url).searchParams);
  const readPage = ({ q, page }: AdminQuery) => pageOfSubscribers(q, page, filters);
  return { filters, readPage };
}

export const loader = ownerLoader(({ request }) => {
  const { filters, readPage } = readAddress(request);
  const { items: subscribers, ...list } = readAdminList(request, readPage);
  return { subscribers, list, filters, mail: getMailStatus() };
});

export const action = buttonAction(async (args) => {
  const { intent, id } = await readRowForm(args);
  if (intent !== DELETE) throw unknownIntent();
  const wasThere = deleteSubscription({ id });
  const { filters, readPage } = readAddress(args.request);
  const back = adminListPath(args.request, SUBSCRIBERS, readPage, setFilters(filters));
  return rowDone(wasThere, back, "Removed for good");
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Subscribers() {
  const { subscribers, list, filters, mail } = useLoaderData<typeof loader>();
  const set = setFilters(filters);
  return (
    <AdminPage
      title="Subscribers"
      actions={<SubscriberActions search={adminSearch({ q: list.q, page: 1 }, set)} />}
    >
      <ReaderRooms />
      <div className="mb-6 empty:hidden">
        <MailNote mail={mail} />
      </div>
      <AdminList
        path={SUBSCRIBERS}
        label="Search addresses"
        list={list}
        filters={set}
        filterFields={<SubscriberFilter filters={filters} />}
      >
        <RecordList empty="Nobody is on the list yet.">
          {subscribers.map((subscriber) => (
            <SubscriberRow key={subscriber.id} subscriber={subscriber} />
          ))}
        </RecordList>
      </AdminList>
    </AdminPage>
  );
}

/** Links to add or import addresses, and to export the filtered list. */
function SubscriberActions({ search }: { search: string }) {
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

import { readListQuery } from "~/models/base/lists/list-query";
import { subscriberCsv } from "~/models/mail/subscribers/subscriber-list.server";
import { readSubscriberFilters } from "~/models/mail/subscribers/subscriber-query";
import { ownerLoader } from "~/session.server";
import { attachment } from "~/utils/http/content-disposition";
import { inPieces } from "~/utils/http/in-pieces.server";

/** The subscribers as CSV, filtered like the list by the query in the address; for the owner only. */
export const loader = ownerLoader(({ request, context }) => {
  const { searchParams } = new URL(request.url);
  const { q } = readListQuery(searchParams, { categories: [] });
  const pieces = () => subscriberCsv(q, readSubscriberFilters(searchParams));
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": attachment("subscribers.csv"),
    "Cache-Control": "private, no-store",
  };
  return inPieces(context, pieces, headers);
});

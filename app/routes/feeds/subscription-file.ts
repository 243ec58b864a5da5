import type { LoaderFunctionArgs } from "@remix-run/node";
import { subscriberReport } from "~/models/mail/subscribers/subscriber-report.server";
import { attachment } from "~/utils/http/content-disposition";

const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** Everything that is stored about a reader, as a download; the same as on the subscription's page. */
export function loader({ params }: LoaderFunctionArgs) {
  const report = subscriberReport({ token: params.token ?? "" });
  if (!report) return new Response("This link is not known.\n", { status: 404, headers: PRIVATE });
  return new Response(`${JSON.stringify(report, null, 2)}\n`, {
    headers: {
      ...PRIVATE,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": attachment("subscription.json"),
    },
  });
}

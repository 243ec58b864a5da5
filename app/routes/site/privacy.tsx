import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { LegalPage } from "~/components/site/legal/legal-page";
import { legalPage } from "~/pages/legal-page.server";
import { pageTitle } from "~/site";
import { pageMeta } from "~/utils/markup/meta";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: pageTitle(data?.title ?? ""),
    description: data?.lead ?? "",
    path: "/privacy",
    breadcrumbs: [{ name: data?.title ?? "", path: "/privacy" }],
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader() {
  return legalPage("privacy");
}

export default function Privacy() {
  return <LegalPage page={useLoaderData<typeof loader>()} path="/privacy" />;
}

export { PageFailure as ErrorBoundary } from "~/components/site/page-error";

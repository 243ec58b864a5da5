import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { LegalPage } from "~/components/site/legal/legal-page";
import { legalPage } from "~/pages/legal-page.server";
import { pageTitle } from "~/site";
import { pageMeta } from "~/utils/markup/meta";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: pageTitle(data?.title ?? ""),
    description: data?.lead ?? "",
    path: "/terms",
    breadcrumbs: [{ name: data?.title ?? "", path: "/terms" }],
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader() {
  return legalPage("terms");
}

export default function Terms() {
  return <LegalPage page={useLoaderData<typeof loader>()} path="/terms" />;
}

export { PageFailure as ErrorBoundary } from "~/components/site/page-error";

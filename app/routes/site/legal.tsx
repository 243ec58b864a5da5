import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { LegalPage } from "~/components/site/legal/legal-page";
import { legalPage } from "~/pages/legal-page.server";
import { pageTitle } from "~/site";
import { pageMeta } from "~/utils/markup/meta";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: pageTitle(data?.title ?? ""),
    description: data?.lead ?? "",
    path: data?.path ?? "",
    breadcrumbs: [{ name: data?.title ?? "", path: data?.path ?? "" }],
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

/** The texts have one route each. The address may be in capitals. */
export function loader({ request }: LoaderFunctionArgs) {
  const slug = /^\/privacy/i.test(new URL(request.url).pathname) ? "privacy" : "terms";
  return { ...legalPage(slug), path: `/${slug}` as const };
}

export default function Legal() {
  const { path, ...page } = useLoaderData<typeof loader>();
  return <LegalPage page={page} path={path} />;
}

export { PageFailure as ErrorBoundary } from "~/components/site/page-error";

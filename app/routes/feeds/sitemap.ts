import type { LoaderFunctionArgs } from "@remix-run/node";
import { listPublicPages } from "~/models/public-pages.server";
import { sharedAnswer } from "~/utils/shared-answer.server";
import { siteOrigin } from "~/utils/site-origin.server";
import { element, parent, xmlDocument } from "~/utils/xml";

/** Every public page, for search engines. */
export function loader({ request }: LoaderFunctionArgs) {
  const origin = siteOrigin(request);
  const urls = listPublicPages().map(({ path, changed }) =>
    parent("url", [
      element("loc", origin + path),
      ...(changed ? [element("lastmod", changed.toISOString())] : []),
    ]),
  );
  const set = parent("urlset", urls, { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" });
  return sharedAnswer(xmlDocument(set), "application/xml; charset=utf-8");
}

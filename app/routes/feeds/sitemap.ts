import type { LoaderFunctionArgs } from "@remix-run/node";
import { readSitemap } from "~/pages/site/sitemap.server";
import { sharedAnswer } from "~/utils/http/shared-answer.server";
import { siteOrigin } from "~/utils/http/site-origin.server";
import { sitemapIndex, urlSet } from "~/utils/markup/sitemap-xml";

/** Every public page, for search engines: in one file, or in files of their own that this one names. */
export async function loader({ request }: LoaderFunctionArgs) {
  const origin = siteOrigin(request);
  const found = await readSitemap();
  const xml = "pages" in found ? urlSet(found.pages, origin) : sitemapIndex(found.files, origin);
  return sharedAnswer(xml, "application/xml; charset=utf-8");
}

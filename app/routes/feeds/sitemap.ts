import type { LoaderFunctionArgs } from "@remix-run/node";
import { readSitemap } from "~/pages/site/sitemap.server";
import { sharedAnswer } from "~/utils/http/shared-answer.server";
import { siteOrigin } from "~/utils/http/site-origin.server";
import { urlSet } from "~/utils/markup/sitemap-xml";

/** Every public page, for search engines. */
export async function loader({ request }: LoaderFunctionArgs) {
  const xml = urlSet(await readSitemap(), siteOrigin(request));
  return sharedAnswer(xml, "application/xml; charset=utf-8");
}

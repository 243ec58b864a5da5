import type { LoaderFunctionArgs } from "@remix-run/node";
import { readSitemapFile } from "~/pages/site/sitemap.server";
import { nothingHere, sharedAnswer } from "~/utils/http/shared-answer.server";
import { siteOrigin } from "~/utils/http/site-origin.server";
import { urlSet } from "~/utils/markup/sitemap-xml";

/** One file of the sitemap of a large site. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const pages = await readSitemapFile(params.file ?? "");
  if (!pages) return nothingHere("The sitemap has no such file.");
  return sharedAnswer(urlSet(pages, siteOrigin(request)), "application/xml; charset=utf-8");
}

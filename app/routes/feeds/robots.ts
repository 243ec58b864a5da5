import type { LoaderFunctionArgs } from "@remix-run/node";
import { sharedAnswer } from "~/utils/http/shared-answer.server";
import { siteOrigin } from "~/utils/http/site-origin.server";

/** What search engines may read, and the address of the sitemap. */
export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    "Allow: /",
    "Disallow: /admin",
    "",
    `Sitemap: ${siteOrigin(request)}/sitemap.xml`,
    "",
  ];
  return sharedAnswer(lines.join("\n"), "text/plain; charset=utf-8");
}

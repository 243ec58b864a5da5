import type { MetaFunction } from "@remix-run/react";
import { pageTitle } from "~/site";
import { pageMeta } from "~/utils/markup/meta";

/** The `meta` of a page that mails link to; it keeps search engines out. */
export function mailLinkMeta(title: string, description: string): MetaFunction {
  return ({ matches }) =>
    pageMeta(matches, {
      title: pageTitle(title),
      description,
      path: "/newsletter",
      noindex: true,
    });
}

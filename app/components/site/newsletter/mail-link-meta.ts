import type { MetaFunction } from "@remix-run/react";
import { pageTitle } from "~/site";
import { pageMeta } from "~/utils/markup/meta";

/** The `meta` of a page that a link in a mail leads to: no search engine lists it. */
export function mailLinkMeta(title: string, description: string): MetaFunction {
  return ({ matches }) =>
    pageMeta(matches, {
      title: pageTitle(title),
      description,
      path: "/newsletter",
      noindex: true,
    });
}

import type { MetaFunction } from "@remix-run/react";
import { LegalPage } from "~/components/site/legal/legal-page";
import { termsSections } from "~/components/site/legal/terms-sections";
import { pageTitle } from "~/site";
import { pageMeta } from "~/utils/markup/meta";

const DESCRIPTION =
  "What you may do with the letters, guides and pictures of this journal, and what I cannot promise.";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle("Terms of Service"),
    description: DESCRIPTION,
    path: "/terms",
    breadcrumbs: [{ name: "Terms of Service", path: "/terms" }],
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

export default function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      description={DESCRIPTION}
      path="/terms"
      sections={termsSections}
    />
  );
}

import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { LegalPage } from "~/components/site/legal/legal-page";
import { privacySections } from "~/components/site/legal/privacy-sections";
import { getNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import { pageTitle } from "~/site";
import { pageMeta } from "~/utils/markup/meta";

const DESCRIPTION =
  "What this journal keeps about its readers, which is little: what you send, why, and for how long.";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle("Privacy Policy"),
    description: DESCRIPTION,
    path: "/privacy",
    breadcrumbs: [{ name: "Privacy Policy", path: "/privacy" }],
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader() {
  return { messageMonths: getNewsletterSettings().messageMonths };
}

export default function Privacy() {
  const { messageMonths } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Privacy Policy"
      description={DESCRIPTION}
      path="/privacy"
      sections={privacySections(messageMonths)}
    />
  );
}

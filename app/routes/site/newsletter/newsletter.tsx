import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { NEWSLETTER_ID, NewsletterForm } from "~/components/site/forms/newsletter-form";
import { ButtonLink } from "~/components/ui/buttons/button";
import { Container, PageHeader } from "~/components/ui/section";
import { offlineAction } from "~/forms/offline-action";
import { visitorAction } from "~/forms/visitor-form.server";
import { TRY_LATER } from "~/models/base/records/visitor-words";
import { consumeVisitorTurn } from "~/models/base/visitor-rate-limit.server";
import { subscribe, subscribedWords } from "~/models/mail/subscribers/newsletter.server";
import { subscribeInput } from "~/models/mail/subscribers/subscriber-intake-input.server";
import { hasIssues } from "~/models/newsletter/issue-lists.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { pageTitle } from "~/site";
import { ownPath } from "~/utils/http/own-path";
import { pageMeta } from "~/utils/markup/meta";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: pageTitle("Newsletter"),
    description: data?.description ?? "",
    path: "/newsletter",
    breadcrumbs: [{ name: "Newsletter", path: "/newsletter" }],
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader() {
  const { newsletterTitle, newsletterDescription } = getHomeContent();
  return { title: newsletterTitle, description: newsletterDescription, hasIssues: hasIssues() };
}

export const action = visitorAction({
  takeTurn: (address, turns) => consumeVisitorTurn("newsletter", address, { turns }),
  schema: subscribeInput,
  keep: ({ email }) => {
    subscribe(email);
    return null;
  },
  thanks: subscribedWords,
  backTo: (form) => ownPath(form.get("returnTo"), "/newsletter"),
});

export { keepsPageData as shouldRevalidate } from "~/utils/browser/keeps-page-data";

export const clientAction = offlineAction(TRY_LATER);

/** A page with the form for subscribing, to link to and to try again after a failure. */
export default function Newsletter() {
  const { title, description, hasIssues } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} description={description} />
      <Container className="pb-section">
        <div id={NEWSLETTER_ID}>
          <NewsletterForm result={answer?.result} />
        </div>
        {hasIssues && (
          <ButtonLink to="/newsletter/issues" kind="secondary" className="mt-8">
            Read past issues
          </ButtonLink>
        )}
      </Container>
    </>
  );
}

export { PageFailure as ErrorBoundary } from "~/components/site/page-error";

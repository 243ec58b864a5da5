import type { ActionFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { NEWSLETTER_ID, NewsletterForm } from "~/components/site/forms/newsletter-form";
import { Container, PageHeader } from "~/components/ui/section";
import { getHomeContent } from "~/models/home-content.server";
import { subscribeInput } from "~/models/newsletter";
import { subscribe, subscribedWords } from "~/models/newsletter.server";
import { takeVisitorTurn } from "~/models/visitor-limit.server";
import { TRY_LATER } from "~/models/visitor-words";
import { SITE_NAME } from "~/site";
import { excuse } from "~/utils/excuse.server";
import { redirectWithToast } from "~/utils/flash.server";
import { formFailure, parseForm, readForm } from "~/utils/form.server";
import { isFromRobot } from "~/utils/honeypot";
import { keepTyped } from "~/utils/keep-typed";
import { clientAddressOf } from "~/utils/load-context";
import { pageMeta } from "~/utils/meta";
import { formAction } from "~/utils/not-stored.server";
import { ownPath } from "~/utils/own-path";
import { tooManyPosts } from "~/utils/too-many-posts.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: `Newsletter – ${SITE_NAME}`,
    description: data?.description ?? "",
    path: "/newsletter",
    breadcrumbs: [{ name: "Newsletter", path: "/newsletter" }],
  });

export { PageFailure as ErrorBoundary } from "~/components/site/page-error";
export { keepsPageData as shouldRevalidate } from "~/utils/keeps-page-data";
export { publicHeaders as headers } from "~/utils/public-headers";

export function loader() {
  const { newsletterTitle, newsletterDescription } = getHomeContent();
  return { title: newsletterTitle, description: newsletterDescription };
}

async function takeAddress(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const back = ownPath(form.get("returnTo"), "/newsletter");
  if (isFromRobot(form)) return redirectWithToast(back, subscribedWords);
  const result = parseForm(form, subscribeInput);
  if (!result.ok) return formFailure(result.submission);
  const seconds = takeVisitorTurn("newsletter", clientAddressOf(args.context));
  if (seconds > 0) return tooManyPosts(result.submission, seconds);
  try {
    subscribe(result.value.email);
  } catch (error) {
    return excuse(error, result.submission, args);
  }
  return redirectWithToast(back, subscribedWords);
}

export const action = formAction(takeAddress, TRY_LATER);

export const clientAction = keepTyped(TRY_LATER);

/** Where a subscription that failed can be tried again, and a form to link to. */
export default function Newsletter() {
  const { title, description } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} description={description} />
      <Container className="pb-section">
        <div id={NEWSLETTER_ID}>
          <NewsletterForm result={answer?.result} />
        </div>
      </Container>
    </>
  );
}

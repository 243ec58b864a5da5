import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { OneButtonForm } from "~/components/site/forms/one-button-form";
import { ItemError } from "~/components/site/page-error";
import { ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/section";
import { confirmSubscription, getConfirmation } from "~/models/newsletter.server";
import { SITE_NAME } from "~/site";
import { pageMeta } from "~/utils/meta";
import { buttonAction } from "~/utils/not-stored.server";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `Confirm – ${SITE_NAME}`,
    description: "Confirm your subscription to the weekly letter.",
    path: "/newsletter",
    noindex: true,
  });

export { publicHeaders as headers } from "~/utils/public-headers";

export function loader({ params }: LoaderFunctionArgs) {
  const confirmation = getConfirmation(params.token ?? "");
  if (!confirmation) throw unknownLink();
  return data(confirmation, { headers: { "Cache-Control": "private, no-store" } });
}

export const action = buttonAction(async ({ params, request }: ActionFunctionArgs) => {
  if (!confirmSubscription(params.token ?? "")) throw unknownLink();
  return redirect(new URL(request.url).pathname, 303);
});

function unknownLink() {
  return data(null, { status: 404 });
}

export { keepPage as clientAction } from "~/utils/unanswered";

export default function ConfirmSubscription() {
  const { isActive } = useLoaderData<typeof loader>();
  if (isActive) {
    return (
      <PageHeader
        title="You are subscribed"
        description="Your address is on the list for the weekly letter. Each letter has a link to unsubscribe."
      >
        <ButtonLink to="/letters" kind="secondary" className="mt-8">
          Read the letters so far
        </ButtonLink>
      </PageHeader>
    );
  }
  return (
    <>
      <PageHeader
        title="Confirm your subscription"
        description="One click, and the address where you found this link is on the list for the weekly letter."
      />
      <OneButtonForm label="Subscribe" pendingLabel="Subscribing..." />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ItemError
      title="Link Not Found"
      text="This link is not known, or its seven days are over. Enter your address again, and a new one comes by mail."
      back={{ to: "/newsletter", label: "To the newsletter" }}
    />
  );
}

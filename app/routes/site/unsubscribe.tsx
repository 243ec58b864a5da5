import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { OneButtonForm } from "~/components/site/forms/one-button-form";
import { ItemError } from "~/components/site/page-error";
import { ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/section";
import { getSubscription, unsubscribe } from "~/models/newsletter.server";
import { SITE_NAME } from "~/site";
import { readForm } from "~/utils/form.server";
import { pageMeta } from "~/utils/meta";
import { buttonAction } from "~/utils/not-stored.server";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `Unsubscribe – ${SITE_NAME}`,
    description: "Stop the weekly letter.",
    path: "/newsletter",
    noindex: true,
  });

export { publicHeaders as headers } from "~/utils/public-headers";

const PRIVATE = { headers: { "Cache-Control": "private, no-store" } };

export function loader({ params }: LoaderFunctionArgs) {
  const subscription = getSubscription(params.token ?? "");
  if (!subscription) throw unknownLink();
  return data({ isActive: subscription.isActive }, PRIVATE);
}

/** The button below, or a mail program's own (`List-Unsubscribe=One-Click`), which follows no redirect. */
export const action = buttonAction(async ({ params, request }: ActionFunctionArgs) => {
  const form = await readForm(request);
  if (!unsubscribe(params.token ?? "")) throw unknownLink();
  if (form.get("List-Unsubscribe") === "One-Click") return data(null, PRIVATE);
  return redirect(new URL(request.url).pathname, 303);
});

function unknownLink() {
  return data(null, { status: 404 });
}

export { keepPage as clientAction } from "~/utils/unanswered";

export default function Unsubscribe() {
  const { isActive } = useLoaderData<typeof loader>();
  if (!isActive) {
    return (
      <PageHeader
        title="You are unsubscribed"
        description="No more letters will come to this address. Thank you for having read some."
      >
        <ButtonLink to="/letters" kind="secondary" className="mt-8">
          Read the letters here
        </ButtonLink>
      </PageHeader>
    );
  }
  return (
    <>
      <PageHeader
        title="Unsubscribe"
        description="One click, and the weekly letter stops. You can subscribe again whenever you like."
      />
      <OneButtonForm label="Unsubscribe" pendingLabel="Unsubscribing..." />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ItemError
      title="Link Not Found"
      text="This unsubscribe link is not known. Use the one in the latest letter you got."
      back={{ to: "/newsletter", label: "To the newsletter" }}
    />
  );
}

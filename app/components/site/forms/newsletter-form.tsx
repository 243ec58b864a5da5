import type { SubmissionResult } from "@conform-to/react";
import { useFetcher, useLocation, useRouteLoaderData } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/buttons/button";
import { PendingFieldset } from "~/components/ui/pending-fieldset";
import { wouldArrive } from "~/document/ask-line";
import { SUBSCRIBED, TRY_LATER } from "~/models/base/records/visitor-words";
import type { ToastMessage } from "~/utils/browser/toast-message";
import { showToast } from "~/utils/browser/toaster";
import { WaitingNote } from "../offline/waiting-note";
import { FormFailure } from "./form-failure";
import { Honeypot } from "./honeypot";
import { useAnswer } from "./use-answer";
import { useFilled } from "./use-filled";

type Result = SubmissionResult<string[]>;

/** The id of the form's section, to which a subscription leads back. */
export const NEWSLETTER_ID = "newsletter";

const ADDRESS = "/newsletter";
const FAILED = "Subscription failed";

type Props = {
  /** The action's result for a failed post without scripts. */ result?: Result | undefined;
};

/** The e-mail field and its button; with scripts the visitor stays here after a failure. */
export function NewsletterForm({ result: plainResult }: Props) {
  const { fetcher, pending, result, successes, send } = useSubscription(plainResult);
  const { filled, formProps } = useFilled();
  const { pathname } = useLocation();
  const returnTo = entered(result, "returnTo") ?? `${pathname}#${NEWSLETTER_ID}`;
  return (
    <fetcher.Form
      key={successes}
      method="post"
      action={ADDRESS}
      // Like for links, so that the route is loaded before it is needed.
      data-discover="true"
      // Browsers reject addresses in other scripts; the site's own message is shown beside the field.
      noValidate
      className="relative max-w-xl"
      {...formProps}
      onSubmit={send}
    >
      <FormFailure result={result} title={FAILED} />
      <PendingFieldset isPending={pending}>
        <label htmlFor="newsletter-email" className="font-medium">
          Email address
        </label>
        <div className="mt-2 flex flex-col gap-3 sm:flex-row">
          <EmailField result={result} />
          <Button disabled={!filled} className="shrink-0">
            {pending ? "Subscribing..." : "Subscribe"}
          </Button>
        </div>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Honeypot />
      </PendingFieldset>
      <Errors result={result} />
      <SubscribedNote />
      <WaitingNote kind="newsletter" />
      <p className="mt-3 text-sm text-muted">Your privacy is protected. Unsubscribe anytime.</p>
    </fetcher.Form>
  );
}

/** Sends the form and returns the result; without an answer the form stays as it is. */
function useSubscription(plainResult: Result | undefined) {
  const fetcher = useFetcher<{ result: Result }>();
  const [isAsking, setAsking] = useState(false);
  const posting = fetcher.state !== "idle";
  const { answer, successes, noteSent } = useAnswer(posting, fetcher.data?.result ?? plainResult);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setAsking(true);
    if (await wouldArrive(ADDRESS)) {
      noteSent();
      fetcher.submit(fields, { method: "post", action: ADDRESS });
    } else showToast({ title: FAILED, description: TRY_LATER, tone: "danger" });
    setAsking(false);
  }

  return { fetcher, pending: isAsking || posting, result: answer, successes, send };
}

function EmailField({ result }: { result: Result | undefined }) {
  const ref = useRef<HTMLInputElement>(null);
  const failed = errorsOf(result).length > 0;
  useEffect(() => {
    // After a second failure the field is already there, so `autoFocus` has no effect.
    if (result?.error) ref.current?.focus();
  }, [result]);
  return (
    <input
      ref={ref}
      type="email"
      id="newsletter-email"
      name="email"
      required
      autoComplete="email"
      placeholder="name@example.com"
      defaultValue={entered(result, "email")}
      aria-invalid={failed || undefined}
      aria-describedby={failed ? "newsletter-error" : undefined}
      // biome-ignore lint/a11y/noAutofocus: after a failure the first wrong field takes the focus.
      autoFocus={failed}
      className="min-h-touch w-full min-w-0 rounded-control border border-edge bg-surface px-4 py-2 text-base placeholder:text-muted aria-invalid:border-danger disabled:opacity-60"
    />
  );
}

function Errors({ result }: { result: Result | undefined }) {
  const errors = errorsOf(result);
  if (errors.length === 0) return null;
  return (
    <p id="newsletter-error" className="mt-2 text-base font-medium text-danger">
      {errors.join(" ")}
    </p>
  );
}

function errorsOf(result: Result | undefined) {
  return [...(result?.error?.email ?? []), ...(result?.error?.[""] ?? [])];
}

function entered(result: Result | undefined, field: string) {
  const value: unknown = result?.initialValue?.[field];
  return typeof value === "string" ? value : undefined;
}

/** The next steps after subscribing, shown as long as the page is open, because the toast disappears. */
function SubscribedNote() {
  const root = useRouteLoaderData("root") as { toast?: ToastMessage | null } | undefined;
  if (root?.toast?.title !== SUBSCRIBED.title) return null;
  return <p className="mt-3 font-medium">{root.toast.description}</p>;
}

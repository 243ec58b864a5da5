import { Form, Link, useNavigate, useSubmit } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { UnsentNote } from "~/components/ui/unsent-note";
import { INTENT, SIGN_IN, SIGN_IN_BY_PASSKEY } from "~/forms/intents";
import { NO_ANSWER } from "~/forms/unanswered";
import type { SignInErrors } from "~/models/owner/owner";
import type { DeviceAnswer } from "~/utils/browser/passkeys";
import { showToast } from "~/utils/browser/toaster";
import { PasskeyButton } from "./passkey-button";
import { SignInFields, SignInMessage } from "./sign-in-fields";
import { SignInPage } from "./sign-in-page";

const ERROR_ID = "sign-in-error";

type Props = {
  username: string;
  password: string;
  redirectTo: string;
  hasOwner: boolean;
  hasCodes: boolean;
  hasPasskeys: boolean;
  /** The reply to the last attempt. Each new reply is announced, even if its message is the same. */
  failure: { message: string; redirectTo?: string; errors?: SignInErrors | undefined } | null;
};

function isBlank(form: HTMLFormElement) {
  const values = new FormData(form);
  return [values.get("username"), values.get("password")].some(
    (value) => !String(value ?? "").trim(),
  );
}

export function SignInForm({ username, password, redirectTo, failure, ...site }: Props) {
  const errors = failure?.errors;
  const submit = useSubmit();
  const [unsigned, setUnsigned] = useState("");
  // Field errors are shown beside their fields.
  const message = unsigned || (errors ? undefined : failure?.message);
  const navigate = useNavigate();
  const isPending = useIsPosting();
  const form = useRef<HTMLFormElement>(null);
  const [blank, setBlank] = useState(false);
  useEffect(() => {
    if (form.current) setBlank(isBlank(form.current));
  }, []);
  useEffect(() => {
    if (!failure) return;
    showToast({ title: "Login failed", description: failure.message, tone: "danger" });
    // Without a reply from the site the fields are not at fault.
    if (failure.redirectTo) form.current?.querySelector<HTMLElement>("[name=username]")?.focus();
  }, [failure]);

  function signInByPasskey(answer: DeviceAnswer) {
    setUnsigned(answer.ok ? "" : answer.message);
    if (!answer.ok) return;
    const form = { [INTENT]: SIGN_IN_BY_PASSKEY, passkey: answer.answer, redirectTo };
    submit(form, { method: "post", action: "/admin" });
  }

  function goBack(event: MouseEvent) {
    if (window.history.length < 2) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <SignInPage title="Admin Login">
      {!site.hasOwner && <NoOwner />}
      <Form
        ref={form}
        method="post"
        action="/admin"
        className="mt-6"
        onInput={(event: FormEvent<HTMLFormElement>) => setBlank(isBlank(event.currentTarget))}
        onSubmit={() => setUnsigned("")}
      >
        <UnsentNote text={`Login failed. ${NO_ANSWER}`} />
        <PendingFieldset isPending={isPending} className="grid gap-4">
          <input type="hidden" name="redirectTo" value={redirectTo} />
          {message && <SignInMessage id={ERROR_ID} message={message} />}
          <SignInFields
            username={username}
            password={password}
            messageId={message ? ERROR_ID : undefined}
            errors={errors}
            takesFocus={failure !== null}
            takesCodes={site.hasCodes}
          />
          <div className="flex flex-wrap gap-3">
            <Button name={INTENT} value={SIGN_IN} disabled={blank} className="grow">
              {isPending ? "Signing in…" : "Sign In"}
            </Button>
            <Link to="/" onClick={goBack} className={buttonClass("secondary")}>
              Cancel
            </Link>
          </div>
          {site.hasPasskeys && <PasskeyButton onAnswer={signInByPasskey} />}
        </PendingFieldset>
      </Form>
    </SignInPage>
  );
}

function NoOwner() {
  return (
    <div className="mt-4 rounded-card border border-edge bg-surface p-4">
      <p className="font-medium">This site has no owner yet.</p>
      <p className="mt-1 text-muted">
        Its last start has printed an address, in the line that begins with “Set up:”. Open that, or
        run this on the machine that serves it, then sign in here:
      </p>
      <pre className="mt-2 overflow-x-auto text-sm">
        <code>npm run owner -- --username NAME</code>
      </pre>
    </div>
  );
}

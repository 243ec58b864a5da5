import { Form, Link, useNavigate } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "~/components/ui/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { Container } from "~/components/ui/section";
import { UnsentNote } from "~/components/ui/unsent-note";
import { INTENT, SIGN_IN } from "~/forms/intents";
import { NO_ANSWER } from "~/forms/unanswered";
import type { SignInErrors } from "~/models/owner/owner";
import { showToast } from "~/utils/browser/toaster";
import { SignInFields, SignInMessage } from "./sign-in-fields";

const ERROR_ID = "sign-in-error";

type Props = {
  username: string;
  password: string;
  redirectTo: string;
  hasOwner: boolean;
  /** What the last try was answered with: each is told, also when it says the same again. */
  failure: { message: string; redirectTo?: string; errors?: SignInErrors | undefined } | null;
};

function isBlank(form: HTMLFormElement) {
  const values = new FormData(form);
  return [values.get("username"), values.get("password")].some(
    (value) => !String(value ?? "").trim(),
  );
}

/** The way into the admin area. */
export function SignInForm({ username, password, redirectTo, hasOwner, failure }: Props) {
  const errors = failure?.errors;
  // What is wrong with a field stands beside it.
  const message = errors ? undefined : failure?.message;
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
    // Where no answer came, nothing is wrong with the fields.
    if (failure.redirectTo) form.current?.querySelector<HTMLElement>("[name=username]")?.focus();
  }, [failure]);

  function goBack(event: MouseEvent) {
    if (window.history.length < 2) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Container className="grid min-h-dvh max-w-md content-center py-12">
      <main>
        <h1 className="text-section">Admin Login</h1>
        {!hasOwner && <NoOwner />}
        <Form
          ref={form}
          method="post"
          action="/admin"
          className="mt-6"
          onInput={(event: FormEvent<HTMLFormElement>) => setBlank(isBlank(event.currentTarget))}
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
            />
            <div className="flex flex-wrap gap-3">
              <Button name={INTENT} value={SIGN_IN} disabled={blank} className="grow">
                {isPending ? "Signing in…" : "Sign In"}
              </Button>
              <Link to="/" onClick={goBack} className={buttonClass("secondary")}>
                Cancel
              </Link>
            </div>
          </PendingFieldset>
        </Form>
      </main>
    </Container>
  );
}

function NoOwner() {
  return (
    <div className="mt-4 rounded-card border border-edge bg-surface p-4">
      <p className="font-medium">This site has no owner yet.</p>
      <p className="mt-1 text-muted">On the machine that serves it, run this, then sign in here:</p>
      <pre className="mt-2 overflow-x-auto text-sm">
        <code>npm run owner -- --username NAME</code>
      </pre>
    </div>
  );
}

import { useLocation, useSubmit } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { Button } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { DRAFT_KEY } from "~/device/queue/names";
import { useForgottenOnceSaved } from "~/device/screens/drafts/use-found";
import type { ExpiredForm } from "~/forms/expired-form";
import { INTENT, SIGN_IN_BY_PASSKEY } from "~/forms/intents";
import { NO_ANSWER } from "~/forms/unanswered";
import type { DeviceAnswer } from "~/utils/browser/passkeys";
import { PasskeyButton } from "./passkey-button";
import { SignInFields, SignInMessage } from "./sign-in-fields";
import { SignInPage } from "./sign-in-page";

const ERROR_ID = "sign-in-again-error";
const ENDED =
  "Your session has ended. Nothing that you typed is lost: it is saved as soon as you sign in.";

/** Shown for a form that was sent after the session had ended: signing in sends the same form again. */
export function SignInAgain({ fields, message: served, hasPasskeys }: ExpiredForm) {
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const [message, setMessage] = useState(served);
  const [isAsking, setAsking] = useState(false);
  const isPending = useIsPosting() || isAsking;
  useForgottenOnceSaved(fields.find(({ name }) => name === DRAFT_KEY)?.value ?? pathname);

  /** Opens the session first, so that nothing is lost without a connection, then submits the form as usual. */
  async function goOn(opening: Promise<string | null>) {
    setAsking(true);
    const refusal = await opening;
    setAsking(false);
    setMessage(refusal);
    if (refusal !== null) return;
    const form = new FormData();
    for (const { name, value } of fields) form.append(name, value);
    submit(form, { method: "post", action: pathname + search });
  }

  function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    void goOn(openSession(entered.get("username"), entered.get("password")));
  }

  function signInByPasskey(signed: DeviceAnswer) {
    if (!signed.ok) return setMessage(signed.message);
    void goOn(openSessionByPasskey(signed.answer));
  }

  return (
    <SignInPage title="Sign in to save" lead={ENDED}>
      {/* Without scripts the reply is a redirect that makes the browser send the same form again. */}
      <form method="post" action={pathname + search} onSubmit={signIn} className="mt-6">
        <PendingFieldset isPending={isPending} className="grid gap-4">
          {fields.map(({ name, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat in it.
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          {message && <SignInMessage id={ERROR_ID} message={message} />}
          <SignInFields messageId={message ? ERROR_ID : undefined} takesFocus />
          <Button>{isPending ? "Signing in…" : "Sign In"}</Button>
          {hasPasskeys && <PasskeyButton onAnswer={signInByPasskey} />}
        </PendingFieldset>
      </form>
    </SignInPage>
  );
}

/** Signs in. `null` on success, else the error message. */
async function openSession(username: unknown, password: unknown): Promise<string | null> {
  try {
    const response = await fetch("/api/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ username, password }),
    });
    return response.ok ? null : ((await response.json()) as { message: string }).message;
  } catch {
    return NO_ANSWER;
  }
}

/** The same with a signed passkey. A redirect, which is not followed, means success. */
async function openSessionByPasskey(passkey: string): Promise<string | null> {
  const body = new URLSearchParams({ [INTENT]: SIGN_IN_BY_PASSKEY, passkey });
  try {
    const { type } = await fetch("/admin", { method: "POST", body, redirect: "manual" });
    return type === "opaqueredirect" ? null : "This passkey could not be checked here.";
  } catch {
    return NO_ANSWER;
  }
}

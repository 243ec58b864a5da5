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

/** A form that came after the session had ended: signing in here sends it again as it was. */
export function SignInAgain({ fields, message: served, hasPasskeys }: ExpiredForm) {
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const [message, setMessage] = useState(served);
  const [isAsking, setAsking] = useState(false);
  const isPending = useIsPosting() || isAsking;
  useForgottenOnceSaved(fields.find(({ name }) => name === DRAFT_KEY)?.value ?? pathname);

  /** The session first, so that a dead line costs nothing; then the form goes its usual way. */
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
      {/* Without scripts the answer is a redirect that the browser has to follow with the same form. */}
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

/** Why there is no session now, or `null` when there is one. */
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

/** The same by what a device has signed: a redirect, which is left alone, says that it was taken. */
async function openSessionByPasskey(passkey: string): Promise<string | null> {
  const body = new URLSearchParams({ [INTENT]: SIGN_IN_BY_PASSKEY, passkey });
  try {
    const { type } = await fetch("/admin", { method: "POST", body, redirect: "manual" });
    return type === "opaqueredirect" ? null : "This passkey could not be checked here.";
  } catch {
    return NO_ANSWER;
  }
}

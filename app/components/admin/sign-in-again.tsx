import { useLocation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Container } from "~/components/ui/section";
import type { ExpiredForm } from "~/utils/expired-form";
import { SignInFields, SignInMessage } from "./sign-in-fields";
import { forgetDraft } from "./use-draft";

const ERROR_ID = "sign-in-again-error";

/** A form that came after the session had ended: signing in here sends it again as it was. */
export function SignInAgain({ fields, message }: ExpiredForm) {
  const { pathname, search } = useLocation();
  return (
    <Container className="grid min-h-dvh max-w-md content-center py-12">
      <main>
        <h1 className="text-section">Sign in to save</h1>
        <p className="mt-3 text-muted">
          Your session has ended. Nothing that you typed is lost: it is saved as soon as you sign
          in.
        </p>
        {/* A plain post: the answer is a redirect that the browser has to follow with the same form. */}
        <form
          method="post"
          action={pathname + search}
          onSubmit={() => forgetDraft(pathname)}
          className="mt-6 grid gap-4"
        >
          {fields.map(({ name, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat in it.
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          {message && <SignInMessage id={ERROR_ID} message={message} />}
          <SignInFields errorId={message ? ERROR_ID : undefined} />
          <Button>Sign In</Button>
        </form>
      </main>
    </Container>
  );
}

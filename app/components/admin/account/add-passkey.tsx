import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { FormErrors } from "~/components/admin/forms/plain-form";
import { Button } from "~/components/ui/buttons/button";
import { TextField } from "~/components/ui/form-controls";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { ADD_PASSKEY, INTENT } from "~/forms/intents";
import { NO_ANSWER } from "~/forms/unanswered";
import { knowsPasskeys, makePasskey } from "~/utils/browser/passkeys";
import { type AccountReply, replyTo } from "./account-reply";
import { PresentPassword } from "./present-password";

type Values = { passkeyName: string; presentPassword: string; passkey: string };
type Props = { origin: string; reply: AccountReply };

/** Asks the device for a passkey and submits it with the form. `problem` is the message when that fails. */
function useAdding(origin: string, own: ReturnType<typeof replyTo>) {
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const [last, setLast] = useState(own?.result);
  useEffect(() => setLast(own?.result), [own]);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setProblem("");
    setAsking(true);
    const asked = await askForPasskey(entered, origin);
    setAsking(false);
    if (asked.kind === "refused") setLast(asked.result);
    if (asked.kind === "problem") setProblem(asked.message);
    if (asked.kind !== "answer") return;
    entered.delete("presentPassword");
    entered.set("passkey", asked.answer);
    entered.set(INTENT, ADD_PASSKEY);
    submit(entered, { method: "post", preventScrollReset: true });
  }

  return { isAsking, problem, last, add };
}

/** Adds a passkey: the site asks for the password, then the device for a finger, a face or its code. */
export function AddPasskey({ origin, reply }: Props) {
  const { isAsking, problem, last, add } = useAdding(origin, replyTo(reply, ADD_PASSKEY));
  const [form, fields] = useForm<Values>({
    id: "add-passkey",
    lastResult: last,
    constraint: { passkeyName: { required: true }, presentPassword: { required: true } },
  });
  const isPosting = useIsPosting();
  const problems = problem ? [problem] : (form.errors ?? fields.passkey.errors);
  return (
    <>
      <p className="js:hidden">
        To add a passkey the browser has to run the site's scripts. The password and recovery codes
        do without.
      </p>
      <Form
        method="post"
        preventScrollReset
        {...getFormProps(form)}
        noValidate
        onSubmit={add}
        className="no-js:hidden"
      >
        <PendingFieldset isPending={isPosting || isAsking} className="grid gap-4">
          <FormErrors id={form.errorId} errors={problems} />
          <TextField
            field={fields.passkeyName}
            label="Name of the passkey"
            hint="By which you know it again, such as 'phone'."
            autoComplete="off"
          />
          <PresentPassword field={fields.presentPassword} />
          <Button name={INTENT} value={ADD_PASSKEY} className="justify-self-start">
            {isAsking ? "Waiting for the device…" : isPosting ? "Adding…" : "Add a passkey"}
          </Button>
        </PendingFieldset>
      </Form>
    </>
  );
}

type PasskeyAnswer =
  | { kind: "answer"; answer: string }
  /** The form's fields are wrong. */
  | { kind: "refused"; result: SubmissionResult<string[]> }
  | { kind: "problem"; message: string };

/** The site checks the form first; then the device creates the passkey. */
async function askForPasskey(entered: FormData, origin: string): Promise<PasskeyAnswer> {
  if (!knowsPasskeys()) return { kind: "problem", message: "This browser knows no passkeys." };
  if (location.origin !== origin) {
    const message = `Passkeys belong to ${origin}: open the site there to add one.`;
    return { kind: "problem", message };
  }
  try {
    const response = await fetch("/admin/passkey-challenge", { method: "POST", body: entered });
    const { options, result, message = NO_ANSWER } = await response.json();
    if (result) return { kind: "refused", result };
    if (!options) return { kind: "problem", message };
    const made = await makePasskey(options);
    return made.ok ? { kind: "answer", answer: made.answer } : { kind: "problem", ...made };
  } catch {
    return { kind: "problem", message: NO_ANSWER };
  }
}

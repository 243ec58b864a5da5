import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "~/components/ui/buttons/button";
import { SelectField, TextArea, TextField } from "~/components/ui/form-controls";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { contactSubjects } from "~/vocabulary";
import { WaitingNote } from "../offline/waiting-note";
import { FormFailure } from "./form-failure";
import { Honeypot } from "./honeypot";
import { useAnswer } from "./use-answer";
import { useFilled } from "./use-filled";

type Result = SubmissionResult<string[]> | undefined;

/** The contact form; it is emptied after a message was sent. */
export function ContactForm({ result }: { result: Result }) {
  const pending = useIsPosting();
  const { answer, successes, noteSent } = useAnswer(pending, result);
  return <Message key={successes} result={answer} pending={pending} onSent={noteSent} />;
}

type Fields = { name: string; email: string; subject: string; message: string };

const required = { required: true };
const constraint = { name: required, email: required, subject: required, message: required };

type MessageProps = { result: Result; pending: boolean /** When a post leaves. */; onSent(): void };

function Message({ result, pending, onSent }: MessageProps) {
  const [form, fields] = useForm<Fields>({
    id: "contact-form",
    lastResult: result,
    constraint,
  });
  const { filled, formProps } = useFilled();
  function send(event: FormEvent<HTMLFormElement>) {
    form.onSubmit(event);
    if (!event.defaultPrevented) onSent();
  }
  return (
    <Form
      method="post"
      // Without a fragment, as browsers ignore autofocus when the address has one.
      action="/about"
      preventScrollReset
      // Browsers reject email addresses in other scripts; the site validates and shows errors at the field.
      noValidate
      id={form.id}
      onSubmit={send}
      className="relative"
      {...formProps}
    >
      <FormFailure result={result} title="Failed to send message" />
      <PendingFieldset isPending={pending} className="grid gap-5">
        {form.errors && (
          <p role="alert" className="font-medium text-danger">
            {form.errors.join(" ")}
          </p>
        )}
        <MessageFields fields={fields} />
        <SentOnceKey />
        <Honeypot />
        <Button disabled={!filled} className="sm:justify-self-start">
          {pending ? "Sending..." : "Send Message"}
        </Button>
      </PendingFieldset>
      <WaitingNote kind="contact" />
    </Form>
  );
}

function MessageFields({ fields }: { fields: ReturnType<typeof useForm<Fields>>[1] }) {
  const inOrder = [fields.name, fields.email, fields.subject, fields.message];
  const first = inOrder.find((field) => !field.valid)?.name;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          field={fields.name}
          label="Name"
          autoComplete="name"
          autoFocus={first === "name"}
        />
        <TextField
          field={fields.email}
          label="Email"
          type="email"
          autoComplete="email"
          autoFocus={first === "email"}
        />
      </div>
      <SelectField
        field={fields.subject}
        label="Subject"
        options={contactSubjects}
        blank="Select a subject"
        autoFocus={first === "subject"}
      />
      <TextArea field={fields.message} label="Message" rows={5} autoFocus={first === "message"} />
    </>
  );
}

/** The message's idempotency key, so that a second click or a retry does not store it twice. Made by the browser. */
function SentOnceKey() {
  const [key, setKey] = useState("");
  useEffect(() => {
    // Available on secure origins only.
    if ("randomUUID" in crypto) setKey(crypto.randomUUID());
  }, []);
  return <input type="hidden" name="idempotencyKey" value={key} />;
}

import { useSubmit } from "@remix-run/react";
import { useRef } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Moment } from "~/components/ui/moment";
import { removeForm } from "~/device/outbox/form-store";
import type { Sent } from "~/device/outbox/send-forms";
import { useOutbox } from "~/device/outbox/status";
import { pageOf, sizeOf, type WaitingForm } from "~/device/outbox/waiting-form";
import { AskDialog, ask } from "~/device/screens/uploads/ask-dialog";
import { discardPictures } from "~/device/uploads/picture-queue";
import { useUploads } from "~/device/uploads/status";
import type { WaitingPicture } from "~/device/uploads/waiting-picture";
import { megabytes } from "~/offline/megabytes";
import { counted } from "~/utils/words/counted";

/** The forms that wait on this device, in the order in which they go. */
export function OutboxList() {
  const { forms, isKnown, sent } = useOutbox();
  const { waiting } = useUploads();
  if (!isKnown) return <p className="text-muted no-js:hidden">Looking on this device...</p>;
  if (forms.length === 0) return <p className="text-muted">Nothing waits: the site has it all.</p>;
  return (
    <ol className="border-t border-line">
      {forms.map((form, index) => {
        const own = new Set(form.pictures.map(({ id }) => id));
        const pictures = waiting.filter(({ id }) => own.has(id));
        return <Row key={form.id} form={form} pictures={pictures} sent={sent} number={index + 1} />;
      })}
    </ol>
  );
}

type Props = {
  form: WaitingForm;
  number: number;
  /** Those of its pictures that the site does not have yet. */
  pictures: WaitingPicture[];
  sent: Sent | null;
};

function Row({ form, number, pictures, sent }: Props) {
  const bytes = pictures.reduce((sum, { file }) => sum + file.size, sizeOf(form));
  const needsOwner = form.state !== "waiting";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="grid min-w-0 grow basis-60 gap-1">
        <p className="font-semibold wrap-anywhere">
          <span className="tabular-nums">{number}.</span> {form.page}
          {form.title && ": "}
          {form.title && <span dir="auto">{form.title}</span>}
        </p>
        <p className="text-sm text-muted tabular-nums">
          <Moment at={new Date(form.sentAt)} day="unless-today" /> · {size(bytes)}
          {form.pictures.length > 0 && ` · ${counted(form.pictures.length, "photograph")}`}
        </p>
        <p className={`text-sm ${needsOwner ? "font-medium text-danger" : "text-muted"}`}>
          {wordFor(form, pictures, sent)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <OpenButton form={form} />
        <DiscardForm form={form} />
      </div>
    </li>
  );
}

function size(bytes: number) {
  return bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : megabytes(bytes);
}

/** What becomes of it next. */
function wordFor({ state, pictures: all }: WaitingForm, here: WaitingPicture[], sent: Sent | null) {
  if (state === "newer") return "A newer text is on the site: open it to compare them.";
  if (state === "gone") return "It was deleted on the site: open it to keep your text.";
  if (state === "refused") return "The site did not take it: open it to see why.";
  if (sent === "signed-out") return "Waits until you sign in.";
  if (here.some((picture) => picture.state === "refused"))
    return "One of its photographs was refused: see below.";
  if (here.length > 0)
    return `Waits for its photographs: ${all.length - here.length} of ${all.length} are on the site.`;
  return sent === null ? "Being sent, one after the other." : "Waits for the line.";
}

/** Leads to the form with what was typed: what the site refused is sent by its page, which says what is wrong. */
function OpenButton({ form }: { form: WaitingForm }) {
  const submit = useSubmit();
  const page = pageOf(form);
  if (form.state === "waiting") {
    return page ? (
      <ButtonLink to={page} kind="secondary" aria-label={`Open ${form.title || form.page}`}>
        Open
      </ButtonLink>
    ) : null;
  }
  function open() {
    const body = new FormData();
    for (const [name, value] of form.fields) body.append(name, value);
    submit(body, { method: "post", action: form.path, encType: "multipart/form-data" });
  }
  return (
    <Button type="button" onClick={open} aria-label={`Open ${form.title || form.page}`}>
      Open
    </Button>
  );
}

/** Deletes it from this device, with its pictures, after a question. */
function DiscardForm({ form }: { form: WaitingForm }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const label = `Discard ${form.title || form.page}`;
  async function discard() {
    if (!(await ask(dialog.current))) return;
    await removeForm(form);
    await discardPictures(form.pictures.map(({ id }) => id));
  }
  return (
    <>
      <Button type="button" kind="danger" onClick={discard} aria-label={label}>
        Discard
      </Button>
      <AskDialog
        ref={dialog}
        label={label}
        question="The site does not have it, and will not be sent it."
        yes="Discard"
        no="Keep it"
      />
    </>
  );
}

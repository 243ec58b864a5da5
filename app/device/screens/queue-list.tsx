import { useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink, buttonClass } from "~/components/ui/buttons/button";
import { Moment } from "~/components/ui/moment";
import type { SenderState } from "~/device/queue/channel";
import { pageOf, sizeOf, titleOf } from "~/device/queue/form-entry";
import { discardForm } from "~/device/queue/forms";
import type { KeptText, WaitingForm, WaitingPicture } from "~/device/queue/queue-entry";
import { textsThatWait } from "~/device/queue/send-texts";
import { DiscardButton } from "~/device/screens/uploads/ask-dialog";
import { counted } from "~/utils/words/counted";
import { firstWordsOf, formWord, sizeInWords, textWord, untitled } from "./queue-words";
import { useQueue } from "./use-queue";

/** The forms and texts that wait on this device, in sending order. */
export function QueueList() {
  const { forms, texts, pictures, isKnown, sender } = useQueue();
  const typed = textsThatWait(texts, forms);
  if (!isKnown) return <p className="text-muted no-js:hidden">Looking on this device...</p>;
  if (forms.length + typed.length === 0)
    return <p className="text-muted">Nothing waits: the site has it all.</p>;
  return (
    <ol className="border-t border-line">
      {forms.map((form, index) => {
        const own = new Set(form.pictures.map(({ id }) => id));
        const here = pictures.filter(({ id }) => own.has(id));
        return <FormRow key={form.id} form={form} here={here} sender={sender} number={index + 1} />;
      })}
      {typed.map((text, index) => (
        <TextRow key={text.id} text={text} sender={sender} number={forms.length + index + 1} />
      ))}
    </ol>
  );
}

type RowProps = {
  number: number;
  page: string;
  title: string;
  facts: ReactNode;
  word: string;
  needsOwner: boolean;
  children: ReactNode;
};

function Row({ number, page, title, facts, word, needsOwner, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="grid min-w-0 grow basis-60 gap-1">
        <p className="font-semibold wrap-anywhere">
          <span className="tabular-nums">{number}.</span> {page}
          {title && ": "}
          {title && <span dir="auto">{title}</span>}
        </p>
        <p className="text-sm text-muted tabular-nums">{facts}</p>
        <p className={`text-sm ${needsOwner ? "font-medium text-danger" : "text-muted"}`}>{word}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

/** `here` are its pictures that the site does not have yet. */
type FormProps = { form: WaitingForm; here: WaitingPicture[]; sender: SenderState; number: number };

function FormRow({ form, here, sender, number }: FormProps) {
  const bytes = here.reduce((sum, { files }) => sum + (files[0]?.size ?? 0), sizeOf(form));
  return (
    <Row
      number={number}
      page={form.page}
      title={form.title}
      facts={
        <>
          <Moment at={new Date(form.at)} day="unless-today" /> · {sizeInWords(bytes)}
          {form.pictures.length > 0 && ` · ${counted(form.pictures.length, "photograph")}`}
        </>
      }
      word={formWord(form, here, sender)}
      needsOwner={form.state !== "waiting"}
    >
      <OpenButton form={form} />
      <DiscardButton
        name={form.title || form.page}
        question="The site does not have it, and will not be sent it."
        onDiscard={() => discardForm(form)}
        className={buttonClass("danger")}
      >
        Discard
      </DiscardButton>
    </Row>
  );
}

type TextProps = { text: KeptText; sender: SenderState; number: number };

/** A typed text that was not sent; its form opens to continue it. */
function TextRow({ text, sender, number }: TextProps) {
  const title = titleOf(text.fields) || firstWordsOf(text.fields) || untitled(text);
  return (
    <Row
      number={number}
      page="Draft"
      title={title}
      facts={<Moment at={new Date(text.at)} day="unless-today" />}
      word={textWord(text, sender)}
      needsOwner={text.state !== "waiting"}
    >
      <ButtonLink to={text.address} kind="secondary" aria-label={`Open ${title || "the draft"}`}>
        Open
      </ButtonLink>
    </Row>
  );
}

/** Opens the form with its text. For a refused form its page sends it again, to show the errors. */
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
    submit(body, { method: "post", action: form.address, encType: "multipart/form-data" });
  }
  return (
    <Button type="button" onClick={open} aria-label={`Open ${form.title || form.page}`}>
      Open
    </Button>
  );
}

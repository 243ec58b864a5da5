import { type SubmissionResult, useForm } from "@conform-to/react";
import { useId } from "react";
import { CadenceChoice } from "~/components/site/subscription/cadence-choice";
import { Button } from "~/components/ui/buttons/button";
import { CheckField, TextArea } from "~/components/ui/form-controls";
import { countedInWords } from "~/components/ui/in-words";
import { useIsPosting, usePostedIntent } from "~/components/ui/pending-fieldset";
import { INTENT, PREVIEW_IMPORT } from "~/forms/intents";
import {
  type BadLine,
  CSV_FIELD,
  type IntakeCounts,
  MAX_IMPORT_ROWS,
  sumUp,
} from "~/models/mail/subscribers/subscriber-intake";
import { PlainForm } from "../forms/plain-form";
import { ConsentField } from "./consent-field";

type Props = {
  sendsMail: boolean;
  reply: { result: SubmissionResult<string[]>; list?: ImportReply } | undefined;
};

type Fields = { addresses: string; cadence: string; consent: string; skipsBad: boolean };

/** The form for many addresses, from a file or typed. */
export function ImportForm({ sendsMail, reply }: Props) {
  const isPosting = useIsPosting();
  const intent = usePostedIntent();
  const [form, fields] = useForm<Fields>({ id: "import", lastResult: reply?.result });
  return (
    <PlainForm form={form} encType="multipart/form-data" className="grid gap-5 pb-6">
      <CsvFile />
      <TextArea
        field={fields.addresses}
        label="Or the addresses themselves"
        rows={6}
        autoFocus={!fields.addresses.valid}
        hint={`One on each line or with commas between, or a table with a column of addresses; at most ${MAX_IMPORT_ROWS} at once. Who has left, by a column of status, stays so.`}
      />
      {reply?.list && <ImportPreview {...reply.list} />}
      {(reply?.list?.badCount ?? 0) > 0 && (
        <CheckField field={fields.skipsBad} label="Leave out the lines that cannot be taken in" />
      )}
      <CadenceChoice chosen="weekly" errors={fields.cadence.errors} />
      <ConsentField field={fields.consent} sendsMail={sendsMail} />
      <div className="flex flex-wrap gap-3">
        <Button>{isPosting && intent !== PREVIEW_IMPORT ? "Importing…" : "Import"}</Button>
        <Button name={INTENT} value={PREVIEW_IMPORT} kind="secondary">
          {intent === PREVIEW_IMPORT ? "Looking…" : "See what would happen"}
        </Button>
      </div>
    </PlainForm>
  );
}

function CsvFile() {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        A file
      </label>
      <input
        id={id}
        type="file"
        name={CSV_FIELD}
        accept=".csv,.txt,text/csv,text/plain"
        className="min-h-touch w-full min-w-0 text-base file:mr-3 file:min-h-touch file:rounded-control file:border file:border-edge file:bg-surface file:px-4"
      />
    </div>
  );
}

/** The check of a list that was not imported yet. */
type ImportReply = { bad: BadLine[]; badCount: number; counts: IntakeCounts | null };

/** A preview of the import, and the invalid lines with the reasons. */
function ImportPreview({ bad, badCount, counts }: ImportReply) {
  return (
    <div role="status" className="grid gap-3 rounded-control border border-edge p-3 empty:hidden">
      {counts && (
        <p>
          <span className="font-medium">It would come to:</span> {sumUp(counts)}
        </p>
      )}
      {badCount > 0 && (
        <div className="text-danger">
          <p className="font-medium">{countedInWords(badCount, "line")} cannot be taken in:</p>
          <ul className="mt-1 grid gap-1 text-sm">
            {bad.map(({ line, text, reason }) => (
              <li key={`${line} ${text}`} className="wrap-anywhere">
                <span className="font-medium">
                  Line {line}, “{text}”:
                </span>{" "}
                {reason}
              </li>
            ))}
          </ul>
          {badCount > bad.length && (
            <p className="mt-1 text-sm">And {badCount - bad.length} more.</p>
          )}
        </div>
      )}
    </div>
  );
}

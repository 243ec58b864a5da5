import { readFile, stat } from "node:fs/promises";
import { type AppLoadContext, data } from "@remix-run/node";
import { readImport } from "~/models/mail/subscribers/import-list.server";
import { NEEDS_CONSENT, needsConsent } from "~/models/mail/subscribers/subscriber-admin.server";
import {
  importSubscribers,
  previewImport,
} from "~/models/mail/subscribers/subscriber-import.server";
import {
  type BadLine,
  CSV_FIELD,
  type IntakeCounts,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  sumUp,
} from "~/models/mail/subscribers/subscriber-intake";
import { importInput } from "~/models/mail/subscribers/subscriber-intake-input.server";
import { counted } from "~/utils/words/counted";
import { formFailure, parseForm } from "../form.server";
import { INTENT, PREVIEW_IMPORT } from "../intents";
import { done } from "../records/record-form.server";

const MAX_BAD_SHOWN = 100;

/** Imports a list of addresses, from a file or typed, or previews the import. */
export async function answerImport(form: FormData, { files }: AppLoadContext, back: string) {
  const file = files?.find(({ field }) => field === CSV_FIELD);
  const text = file ? await textOf(file.path) : null;
  // The file's text replaces the typed one, and comes back with the form.
  if (text !== null) form.set("addresses", text);
  const result = parseForm(form, importInput);
  if (!result.ok) return again(formFailure(result.submission));
  const refuse = (field: string, message: string) =>
    again(formFailure(result.submission, { [field]: [message] }));
  if (file && text === null) return refuse("addresses", NO_TEXT);
  const { addresses, cadence, skipsBad } = result.value;
  const consent = result.value.consent || null;
  if (needsConsent(consent)) return refuse("consent", NEEDS_CONSENT);
  const list = await readImport(addresses ?? "");
  const { bad } = list;
  const rows = list.emails.length + list.gone.length + list.unconfirmed + bad.length;
  if (rows === 0) return refuse("addresses", "There is no address in it.");
  if (rows > MAX_IMPORT_ROWS) return refuse("addresses", TOO_MANY);
  const isLooking = form.get(INTENT) === PREVIEW_IMPORT;
  if (isLooking || (bad.length > 0 && !skipsBad)) {
    const problems: Record<string, string[]> = isLooking ? {} : { addresses: [wrongLines(bad)] };
    const answer = formFailure(result.submission, problems, isLooking ? 200 : 400);
    return again(answer, bad, previewImport(list, consent));
  }
  return done(back, sumUp(importSubscribers(list, { cadence, consent })));
}

const NO_TEXT = `This is no text in UTF-8 of at most ${MAX_IMPORT_BYTES / 1000} KB.`;
const TOO_MANY = `At most ${MAX_IMPORT_ROWS} addresses can be brought at once.`;

function wrongLines(bad: BadLine[]) {
  return `${counted(bad.length, "line")} cannot be taken in, so nothing was. Mend them, or leave them out.`;
}

/** The form again, with the results of its list. */
function again(
  { data: failed, init }: ReturnType<typeof formFailure>,
  bad: BadLine[] = [],
  counts: IntakeCounts | null = null,
) {
  const list = { bad: bad.slice(0, MAX_BAD_SHOWN), badCount: bad.length, counts };
  return data({ ...failed, list }, init ?? undefined);
}

/** The text of a file; `null` if it is too large or not text. */
async function textOf(path: string | null) {
  if (path === null || (await stat(path)).size > MAX_IMPORT_BYTES) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

import { formId } from "./names";
import type { Fields, WaitingForm } from "./queue-entry";

const TITLES = ["title", "name", "question", "text", "siteName"];
const LONGEST_TITLE = 80;

export type SentForm = {
  path: string;
  page: string;
  entered: FormData;
  key: string;
  draftKey: string;
  /** The label of the chosen option, for a form whose title is a key and was not typed. */
  chosen?: string;
  now?: number;
};

/** A form as it is stored, without empty file fields. */
export function toWaitingForm(sent: SentForm): WaitingForm {
  const { entered, path, page, key, draftKey, chosen = "", now = Date.now() } = sent;
  const fields = [...entered].filter(([, value]) => typeof value === "string" || value.size > 0);
  const of = subjectOf(entered, path) ?? key;
  return {
    id: formId(of),
    kind: "form",
    key,
    of,
    draftKey,
    address: path,
    page,
    title: titleOf(fields) || chosen,
    fields,
    files: [],
    pictures: [],
    at: now,
    state: "waiting",
  };
}

/** The title for lists, from the form's fields; empty if none of them has one. */
export function titleOf(fields: Fields<FormDataEntryValue>) {
  const values = TITLES.map((title) => fields.find(([name]) => name === title)?.[1]);
  const said = values.find((value) => typeof value === "string" && value.trim() !== "") ?? "";
  const text = String(said).trim();
  return text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE)}…` : text;
}

/** The record of a form, new or not; `null` for a form without one, such as a move, which is a new action each time. */
export function subjectOf(entered: FormData, path: string) {
  const id = entered.get("formId");
  if (typeof id === "string" && id !== "") return id;
  return entered.has("version") ? path : null;
}

/** The page on which the form can be edited further; `null` if there is none. */
export function pageOf({ address, of, fields }: WaitingForm) {
  if (of === address) return address;
  return fields.some(([name, value]) => name === "formId" && value === of)
    ? `${address}?draft=${of}`
    : null;
}

/** The size of a form in bytes, without its queued pictures. */
export function sizeOf({ fields }: WaitingForm) {
  return fields.reduce(
    (sum, [name, value]) =>
      sum + name.length + (typeof value === "string" ? new Blob([value]).size : value.size),
    0,
  );
}

/** What the answer to a form's post means. Only the site's own answer can say that the form was saved. */
export function meaningOf(status: number, isOwn: boolean) {
  if (status >= 500 || [408, 425, 429].includes(status)) return "later";
  if (!isOwn) return status === 400 || status === 413 ? "refused" : "later";
  if (status === 202) return "saved";
  if (status === 401) return "signed-out";
  if (status === 409) return "newer";
  return status === 404 ? "gone" : "refused";
}

/** The page that shows what waits. */
export const OUTBOX_PATH = "/admin/outbox";

/** The field that tells the site at which moment a form was sent that has waited for a line since. */
export const SENT_AT = "sentAt";

/** A picture that a form waits for, and the file field for which it was chosen. */
export type FormPicture = { id: number; field: string };

/** A form that was sent without a line, kept in this browser until the site has it. */
export type WaitingForm = {
  /** Given by the database, so that forms leave in the order in which they were sent. */
  id: number;
  /** The site saves what comes with it once, however often it comes. */
  key: string;
  /** What it is of: sent once more before it has left, a form takes the place of the former one. */
  of: string;
  /** What the form's text is kept under on this device; empty where it is not. */
  draftKey: string;
  /** The address that it goes to. */
  path: string;
  /** What its page is called, and the record. */
  page: string;
  title: string;
  fields: [name: string, value: FormDataEntryValue][];
  pictures: FormPicture[];
  sentAt: number;
  state: FormState;
};

/** Waits for the line, or for its owner: another text was saved meanwhile, its record is gone, or it was refused. */
export type FormState = "waiting" | "newer" | "gone" | "refused";

const TITLES = ["title", "name", "question", "text", "place", "siteName"];
const LONGEST_TITLE = 80;

type Sent = {
  path: string;
  page: string;
  entered: FormData;
  key: string;
  draftKey: string;
  now?: number;
};

/** A form as it is kept: without the file fields in which nothing was chosen. */
export function toWaitingForm({ entered, path, page, key, draftKey, now = Date.now() }: Sent) {
  const fields = [...entered].filter(([, value]) => typeof value === "string" || value.size > 0);
  const words = TITLES.map((name) => entered.get(name));
  const title = words.find((word) => typeof word === "string" && word.trim() !== "") ?? "";
  const text = String(title).trim();
  return {
    key,
    of: subjectOf(entered, path) ?? key,
    draftKey,
    path,
    page,
    title: text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE)}…` : text,
    fields,
    pictures: [],
    sentAt: now,
    state: "waiting",
  } satisfies Omit<WaitingForm, "id">;
}

/** The record that a form is of, new or not; `null` for one that says something else each time, such as a move. */
export function subjectOf(entered: FormData, path: string) {
  const id = entered.get("formId");
  if (typeof id === "string" && id !== "") return id;
  return entered.has("version") ? path : null;
}

/** The page on which the form can be gone on with; `null` for one that cannot. */
export function pageOf({ path, of, fields }: WaitingForm) {
  if (of === path) return path;
  return fields.some(([name, value]) => name === "formId" && value === of)
    ? `${path}?draft=${of}`
    : null;
}

/** How many bytes a form has, without its pictures. */
export function sizeOf({ fields }: WaitingForm) {
  return fields.reduce(
    (sum, [name, value]) =>
      sum + name.length + (typeof value === "string" ? new Blob([value]).size : value.size),
    0,
  );
}

/** What an answer to a form's post means; only this site's own say that it was saved. */
export function meaningOf(status: number, isOwn: boolean) {
  if (status >= 500 || [408, 425, 429].includes(status)) return "later";
  if (!isOwn) return status === 400 || status === 413 ? "refused" : "later";
  if (status === 202) return "saved";
  if (status === 401) return "signed-out";
  if (status === 409) return "newer";
  return status === 404 ? "gone" : "refused";
}

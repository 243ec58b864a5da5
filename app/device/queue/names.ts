import type { VisitorForm } from "./queue-entry";

/** The page that shows the queue. */
export const OUTBOX_PATH = "/admin/outbox";

/** The field that tells the site when a form was sent that has waited for a connection since. */
export const SENT_AT = "sentAt";

/** The field with the key under which the form's text is kept on the device. */
export const DRAFT_KEY = "draftKey";

/** The address for resumable uploads of pictures. */
export const UPLOADS_PATH = "/api/uploads";

/** The visitors' forms: the page that posts each, the address for sending it from the queue, and its stored fields. */
export const visitorForms: {
  [Form in VisitorForm]: { page: RegExp; address: string; fields: string[] };
} = {
  contact: {
    page: /^\/about(\.data)?$/,
    address: "/api/contact",
    fields: ["name", "email", "subject", "message"],
  },
  newsletter: {
    page: /^\/newsletter(\.data)?$/,
    address: "/api/newsletter/subscribe",
    fields: ["email"],
  },
};

/** The id of a form's entry; each record has only one. */
export function formId(of: string) {
  return `form:${of}`;
}

/** The id of a text's entry; a conflict copy has another id than the one that is being typed. */
export function textId(key: string, isConflictCopy = false) {
  return `${isConflictCopy ? "aside" : "text"}:${key}`;
}

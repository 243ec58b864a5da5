import type { VisitorForm } from "./queue-entry";

/** The page that shows what waits. */
export const OUTBOX_PATH = "/admin/outbox";

/** The field that tells the site at which moment a form was sent that has waited for a line since. */
export const SENT_AT = "sentAt";

/** The field with the key under which the form's text is kept on the device. */
export const DRAFT_KEY = "draftKey";

/** Where pictures are sent by parts. */
export const UPLOADS_PATH = "/api/uploads";

/** The visitors' forms: the page that posts each, where it is sent from here, and what is kept of it. */
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

/** The id of a form's entry: there is one of each record. */
export function formId(of: string) {
  return `form:${of}`;
}

/** The id of a text's entry; one that was set aside lies beside the one that is typed meanwhile. */
export function textId(key: string, isAside = false) {
  return `${isAside ? "aside" : "text"}:${key}`;
}

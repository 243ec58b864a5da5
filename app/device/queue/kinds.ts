import type { VisitorForm } from "./entries";

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

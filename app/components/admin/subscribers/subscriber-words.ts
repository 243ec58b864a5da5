import type { SubscriberSource, SubscriberState } from "~/models/mail/subscribers/subscriber";
import type { Cadence } from "~/vocabulary";

/** Short words for lists and filters. */

export const stateNames: Record<SubscriberState, string> = {
  waiting: "Waiting",
  subscribed: "Subscribed",
  paused: "Paused",
  left: "Left",
  stopped: "Stopped",
};

export const cadenceNames: Record<Cadence, string> = {
  each: "Each letter",
  weekly: "Weekly",
  monthly: "Monthly",
};

export const sourceNames: Record<SubscriberSource, string> = {
  form: "Form",
  owner: "Put in",
  import: "Import",
};

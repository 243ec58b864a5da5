import type { VisitorForm } from "../device/queue/queue-entry";
import type { Notice } from "../device/queue/visits";

/** What a page says to the worker. */
export type PageMessage =
  | { type: "hello" }
  | { type: "seen"; urls: string[] }
  | { type: "SKIP_WAITING" };

/** What a page learns when it says hello. */
export type Welcome = {
  /** When the document it shows was stored, in milliseconds; `null` when it is the site's newest. */
  keptAt: number | null;
  /** The forms of which a post waits to be sent. */
  waiting: VisitorForm[];
  notices: Notice[];
};

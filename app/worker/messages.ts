import type { VisitorForm } from "../device/queue/queue-entry";
import type { Notice } from "../device/queue/visits";

/** A message from a page to the worker. */
export type PageMessage =
  | { type: "hello" }
  | { type: "seen"; urls: string[] }
  | { type: "SKIP_WAITING" };

/** The worker's answer to `hello`. */
export type Welcome = {
  /** When the page's document was stored, in milliseconds since the epoch; `null` if it came from the site. */
  keptAt: number | null;
  /** The forms with a post that waits to be sent. */
  waiting: VisitorForm[];
  notices: Notice[];
};

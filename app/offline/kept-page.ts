import { KEPT_MARK } from "~/worker/owner-pages";

/** When this document was saved, in milliseconds since the epoch; `null` for one that the site has just sent. */
export function pageKeptAt() {
  const mark = document.documentElement.getAttribute(KEPT_MARK);
  return mark === null ? null : Number(mark);
}

/** Whether this document is a saved copy. */
export function isKeptPage() {
  return pageKeptAt() !== null;
}

/** From now on, what is shown comes from the site. */
export function leaveKeptPage() {
  document.documentElement.removeAttribute(KEPT_MARK);
}

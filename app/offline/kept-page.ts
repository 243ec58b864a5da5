import { KEPT_MARK } from "~/worker/owner-pages";

/** When this document was kept, in milliseconds; `null` for one that the site has just made. */
export function pageKeptAt() {
  const mark = document.documentElement.getAttribute(KEPT_MARK);
  return mark === null ? null : Number(mark);
}

/** Whether this document is a copy that this device had. */
export function isKeptPage() {
  return pageKeptAt() !== null;
}

/** What is shown from now on came from the site. */
export function leaveKeptPage() {
  document.documentElement.removeAttribute(KEPT_MARK);
}

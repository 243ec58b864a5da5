import type { ToastMessage } from "~/utils/browser/toast-message";

/** The position of toasts: below the header, away from save buttons. `app.css` sets it for the admin area. */
export const toastPlace =
  "toast-place fixed inset-x-0 top-20 z-60 flex justify-center px-4 lg:right-6 lg:left-auto lg:px-0";

/** Classes of a toast's card. */
export function toastFrame(tone: ToastMessage["tone"]) {
  const border = tone === "danger" ? "border-danger" : "border-success";
  return `w-full max-w-sm rounded-card border bg-surface px-5 py-4 shadow-lg ${border}`;
}

import type { ToastMessage } from "~/utils/toast-message";

/**
 * The message that a redirect carried, shown once by the page that follows. It leaves after five
 * seconds by CSS alone, so that it covers nothing for long without JavaScript either.
 */
export function Toast({ toast }: { toast: ToastMessage }) {
  const failed = toast.kind === "failure";
  return (
    <div className="toast pointer-events-none fixed inset-x-0 top-20 z-50 flex justify-center px-4 lg:top-auto lg:right-6 lg:bottom-6 lg:left-auto">
      <div
        role={failed ? "alert" : "status"}
        className={`w-full max-w-sm rounded-card border bg-surface px-5 py-4 shadow-lg ${failed ? "border-danger" : "border-success"}`}
      >
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-1 text-muted">{toast.description}</p>}
      </div>
    </div>
  );
}

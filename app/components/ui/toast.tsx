import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import type { ToastMessage } from "~/utils/toast-message";
import { type ShownToast, showToast, useShownToast } from "~/utils/toaster";
import { toastFrame, toastPlace } from "./toast-look";

export const loadLiveToast = () => import("./live-toast");

/** Loaded with the first message, for most visits see none; a lost connection still says it. */
const LiveToast = lazy<ComponentType<{ toast: ShownToast }>>(() =>
  loadLiveToast().catch(() => ({ default: PlainToast })),
);

type Props = { /** The message that a redirect carried. */ flash: ToastMessage | null };

/** The one message of the page: the redirect's, or whatever `showToast` was last told. */
export function Toaster({ flash }: Props) {
  const shown = useShownToast();
  const [handedOver, setHandedOver] = useState<ToastMessage | null>(null);
  useEffect(() => {
    if (!flash) return;
    setHandedOver(flash);
    showToast(flash);
  }, [flash]);

  if (shown) {
    return (
      <Suspense fallback={<PlainToast toast={shown} isSilent />}>
        <LiveToast key={shown.id} toast={shown} />
      </Suspense>
    );
  }
  return flash && flash !== handedOver ? <PlainToast toast={flash} /> : null;
}

type PlainProps = {
  toast: ToastMessage;
  /** Read out by what comes in its place. */
  isSilent?: boolean;
};

/**
 * A message without scripts, shown once by the page that follows a redirect. It leaves after five
 * seconds by CSS alone, so that it covers nothing for long.
 */
function PlainToast({ toast, isSilent = false }: PlainProps) {
  const role = toast.tone === "danger" ? "alert" : "status";
  return (
    <div className={`toast pointer-events-none ${toastPlace}`}>
      <div role={isSilent ? undefined : role} className={toastFrame(toast.tone)}>
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-1 text-muted">{toast.description}</p>}
      </div>
    </div>
  );
}

import { type ComponentType, useEffect, useState } from "react";
import type { ToastMessage } from "~/utils/browser/toast-message";
import { type ShownToast, showToast, useShownToast } from "~/utils/browser/toaster";
import { toastFrame, toastPlace } from "./toast-look";
import { UndoForm } from "./undo-form";

type LiveToast = ComponentType<{ toast: ShownToast }>;

let live: LiveToast | null = null;

/** Loads what moves a message, with the first one, for most visits see none; rejects on a dead line. */
export async function loadLiveToast() {
  live ??= (await import("./live-toast")).default;
}

/** What shows messages: nothing yet while it is asked for, or `null` when it cannot be had this time. */
function useLiveToast(toast: ShownToast | null) {
  const [loaded, setLoaded] = useState<{ LiveToast: LiveToast | null }>();
  useEffect(() => {
    if (!toast) return;
    const settle = () => setLoaded({ LiveToast: live });
    loadLiveToast().then(settle, settle);
  }, [toast]);
  return live ? { LiveToast: live } : loaded;
}

/** The messages of redirects that were shown: the page that carries one may be drawn again. */
const told = new WeakSet<ToastMessage>();

type Props = { /** The message that a redirect carried. */ flash: ToastMessage | null };

/** The one message of the page: the redirect's, or whatever `showToast` was last told. */
export function Toaster({ flash }: Props) {
  const shown = useShownToast();
  const loaded = useLiveToast(shown);
  useEffect(() => {
    if (!flash || told.has(flash)) return;
    told.add(flash);
    showToast(flash);
  }, [flash]);

  if (!shown) return flash && !told.has(flash) ? <PlainToast toast={flash} /> : null;
  const LiveToast = loaded?.LiveToast;
  return LiveToast ? (
    <LiveToast key={shown.id} toast={shown} />
  ) : (
    <PlainToast key={shown.id} toast={shown} isSilent={!loaded} />
  );
}

type PlainProps = {
  toast: ToastMessage;
  /** Read out by what comes in its place. */
  isSilent?: boolean;
};

/**
 * A message without scripts, shown once by the page that follows a redirect. It leaves after five
 * seconds by CSS alone, so that it covers nothing for long; one that can be undone stays longer.
 */
function PlainToast({ toast, isSilent = false }: PlainProps) {
  const role = toast.tone === "danger" ? "alert" : "status";
  return (
    <div className={`toast pointer-events-none ${toast.undo ? "toast-undo" : ""} ${toastPlace}`}>
      <div className={toastFrame(toast.tone)}>
        <div role={isSilent ? undefined : role}>
          <p className="font-semibold">{toast.title}</p>
          {toast.description && <p className="mt-1 text-muted">{toast.description}</p>}
        </div>
        {toast.undo && (
          // What the message covers can be pressed through it.
          <div className="pointer-events-auto w-fit">
            <UndoForm deletedAt={toast.undo} />
          </div>
        )}
      </div>
    </div>
  );
}

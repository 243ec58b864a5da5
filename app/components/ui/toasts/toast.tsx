import { type ComponentType, useEffect, useState } from "react";
import type { ToastMessage } from "~/utils/browser/toast-message";
import { type ShownToast, showToast, useShownToast } from "~/utils/browser/toaster";
import { toastFrame, toastPlace } from "./toast-look";
import { UndoForm } from "./undo-form";

type LiveToast = ComponentType<{ toast: ShownToast }>;

let live: LiveToast | null = null;

/** Loads the animated toast when the first one is shown, as most visits show none; rejects without a connection. */
export async function loadLiveToast() {
  live ??= (await import("./live-toast")).default;
}

/** The animated toast: `undefined` while it loads; `LiveToast` is `null` if loading failed this time. */
function useLiveToast(toast: ShownToast | null) {
  const [loaded, setLoaded] = useState<{ LiveToast: LiveToast | null }>();
  useEffect(() => {
    if (!toast) return;
    const settle = () => setLoaded({ LiveToast: live });
    loadLiveToast().then(settle, settle);
  }, [toast]);
  return live ? { LiveToast: live } : loaded;
}

/** Redirects' toasts that were shown already: the page that carries one may be rendered again. */
const told = new WeakSet<ToastMessage>();

type Props = { /** The message that a redirect carried. */ flash: ToastMessage | null };

/** The page's only toast: the redirect's, or the last one given to `showToast`. */
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
  /** Not announced to screen readers, as the animated toast that replaces it is. */
  isSilent?: boolean;
};

/**
 * A toast that needs no scripts, shown once by the page after a redirect. CSS alone hides it after five seconds, so
 * that it does not cover the page for long; one that can be undone stays longer.
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
          // The rest of the toast lets clicks through to the page.
          <div className="pointer-events-auto w-fit">
            <UndoForm deletedAt={toast.undo} />
          </div>
        )}
      </div>
    </div>
  );
}

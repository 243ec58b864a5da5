import { useNavigation } from "@remix-run/react";
import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { INTENT } from "~/forms/intents";

/** Whether a form of this page is being sent, until its answer is shown. */
export function useIsPosting() {
  return useNavigation().formMethod === "POST";
}

/** The `intent` of the button with which a form is being sent; `null` without one, or if nothing is sent. */
export function usePostedIntent() {
  return useNavigation().formData?.get(INTENT) ?? null;
}

/** The index of the focused element in a removed form, for the form that replaces it. */
let handedOver: number | null = null;

type Props = { isPending: boolean; className?: string; children: ReactNode };

/**
 * The fields and buttons of a form, disabled while it is being sent. The focus is remembered and moves to the first
 * refused field. The `fieldset` has no name, so screen readers do not announce it as a group.
 */
export function PendingFieldset({ isPending, className = "", children }: Props) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (isPending) {
      wasPending.current = true;
      return;
    }
    const isAnswered = wasPending.current;
    wasPending.current = false;
    giveFocus(focused.current, fields.current);
    if (!isAnswered) return;
    // The answer's errors are rendered after this.
    const frame = requestAnimationFrame(() => showRefused(fields.current, focused.current));
    return () => cancelAnimationFrame(frame);
  }, [isPending]);
  useEffect(() => {
    // A button may be disabled by itself, as in a form that is empty again.
    if (!isPending && focused.current?.matches(":disabled")) giveFocus(mainPart());
  });
  useHandover(fields, focused);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notes which of its fields has the focus.
    <fieldset
      role="presentation"
      ref={fields}
      disabled={isPending}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        // Focus between sending and the answer was moved by a script: see `giveFocus`.
        if (!wasPending.current) focused.current = event.target;
      }}
      onBlur={() => {
        if (!isPending) focused.current = null;
      }}
      className={`min-w-0 ${className}`}
    >
      {children}
    </fieldset>
  );
}

type Ref<Value> = { readonly current: Value };

/** A removed form passes its focus on to the form in its place, else to the page. */
function useHandover(fields: Ref<HTMLFieldSetElement | null>, focused: Ref<HTMLElement | null>) {
  const elements = useRef<Element[]>([]);
  useEffect(() => {
    elements.current = [...(fields.current?.elements ?? [])];
  });
  useEffect(() => {
    const next = handedOver === null ? null : fields.current?.elements[handedOver];
    if (next instanceof HTMLElement) giveFocus(next);
    return () => {
      if (!focused.current) return;
      handedOver = elements.current.indexOf(focused.current);
      setTimeout(() => {
        handedOver = null;
        giveFocus(mainPart());
      });
    };
  }, [fields, focused]);
}

function mainPart() {
  return document.querySelector<HTMLElement>("main");
}

/** Moves to the first refused field, if the visitor is still at the form. */
function showRefused(fields: HTMLElement | null, focused: HTMLElement | null) {
  const refused = fields?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const { activeElement: holder, body } = document;
  // Safari does not focus a button on click.
  if (!refused || (holder !== focused && holder !== body)) return;
  const fold = refused.closest("details");
  if (fold) fold.open = true;
  refused.focus();
}

/**
 * Moves the focus, unless the visitor has gone elsewhere. Elements around it, such as the page, do not count as
 * elsewhere, nor do fields of the form that was `shut`: after errors of the whole form, conform focuses the first
 * element without a name.
 */
function giveFocus(element: HTMLElement | null, shut: HTMLElement | null = null) {
  const { activeElement: holder } = document;
  if (holder?.contains(element) || holder?.matches(":disabled") || shut?.contains(holder)) {
    element?.focus({ preventScroll: true });
  }
}

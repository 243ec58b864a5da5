import { useNavigation } from "@remix-run/react";
import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { INTENT } from "~/forms/intents";

/** Whether a form of this page is being sent, until its answer is shown. */
export function useIsPosting() {
  return useNavigation().formMethod === "POST";
}

/** The `intent` of the button by which a form of this page is being sent; `null` where it had none, or nothing is sent. */
export function usePostedIntent() {
  return useNavigation().formData?.get(INTENT) ?? null;
}

/** Where in its form the focus was, from a form's end to the coming of the one in its place. */
let handedOver: number | null = null;

type Props = { isPending: boolean; className?: string; children: ReactNode };

/**
 * A form's fields and buttons, shut while what they hold is on its way; the focus waits in its place, and goes to the first
 * field that is refused. To a screen reader it is none of the form's groups, for it has no name.
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
    // The answer's errors are drawn after this.
    const frame = requestAnimationFrame(() => showRefused(fields.current, focused.current));
    return () => cancelAnimationFrame(frame);
  }, [isPending]);
  useEffect(() => {
    // Shut by itself, as the button of a form that is empty again.
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
        // What has it between a form's sending and its answer got it from a script: see `giveFocus`.
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

/** A form that ends with the focus in it leaves it to the form in its place, else to the page. */
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

/** Brings the first refused field into sight, for whoever is still where the form was sent. */
function showRefused(fields: HTMLElement | null, focused: HTMLElement | null) {
  const refused = fields?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const { activeElement: holder, body } = document;
  // Safari focuses no button that is pressed.
  if (!refused || (holder !== focused && holder !== body)) return;
  const fold = refused.closest("details");
  if (fold) fold.open = true;
  refused.focus();
}

/**
 * Whoever went elsewhere meanwhile stays there; what the element stands in, such as the page, is not elsewhere, and neither
 * is a field of the form that was `shut`: for the form's own errors conform gives the focus to the first without a name.
 */
function giveFocus(element: HTMLElement | null, shut: HTMLElement | null = null) {
  const { activeElement: holder } = document;
  if (holder?.contains(element) || holder?.matches(":disabled") || shut?.contains(holder)) {
    element?.focus({ preventScroll: true });
  }
}

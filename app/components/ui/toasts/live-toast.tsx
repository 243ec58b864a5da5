import * as Radix from "@radix-ui/react-toast";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { X } from "~/components/ui/icons";
import { dismissToast, type ShownToast, TOAST_MS, UNDO_TOAST_MS } from "~/utils/browser/toaster";
import { buttonClass } from "../buttons/button";
import { toastFrame, toastPlace } from "./toast-look";
import { UndoForm } from "./undo-form";

const SWIPE_PX = 50;

const moves =
  "data-[state=closed]:opacity-0 transition-[opacity,translate] duration-200 ease-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full";

/** A message that can be swiped away, waits while it is read, and is reached with F8. */
export default function LiveToast({ toast }: { toast: ShownToast }) {
  const { id, title, description, tone, undo, actions } = toast;
  const { duration = undo ? UNDO_TOAST_MS : TOAST_MS } = toast;
  const [layer] = useState(topLayer);
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      // The toast had the focus when it was removed.
      if (document.activeElement === document.body)
        cameFrom.current?.focus({ preventScroll: true });
    },
    [],
  );
  return createPortal(
    <Radix.Provider label="Message" swipeDirection="right" swipeThreshold={SWIPE_PX}>
      <Radix.Root
        duration={duration}
        onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
        className={`${toastFrame(tone)} relative pr-12 touch-pan-y ${moves}`}
      >
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && (
          <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
        )}
        {undo && <UndoForm deletedAt={undo} />}
        {actions && <Actions actions={actions} />}
        <Radix.Close
          aria-label="Dismiss"
          className="absolute top-1 right-1 grid size-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <X className="size-5" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        hotkey={["F8"]}
        label="Notifications ({hotkey})"
        onFocus={({ currentTarget, relatedTarget }) => {
          const isNew = !currentTarget.contains(relatedTarget);
          if (isNew && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
        }}
        className={`${toastPlace} list-none outline-none`}
      />
    </Radix.Provider>,
    layer,
  );
}

function Actions({ actions }: { actions: NonNullable<ShownToast["actions"]> }) {
  return (
    <div className="mt-4 flex gap-3">
      {actions.map(({ label, onSelect }, index) => (
        <Radix.Action
          key={label}
          altText={label}
          onClick={onSelect}
          className={buttonClass(index === 0 ? "primary" : "secondary")}
        >
          {label}
        </Radix.Action>
      ))}
    </div>
  );
}

/** An open modal dialog covers everything else, so a toast must be inside it. */
function topLayer() {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}

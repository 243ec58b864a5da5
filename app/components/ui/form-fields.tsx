import { useNavigation } from "@remix-run/react";
import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";

/** Whether a form of this page is being sent, until its answer is shown. */
export function useIsPosting() {
  return useNavigation().formMethod === "POST";
}

type Props = { isPending: boolean; className?: string; children: ReactNode };

/** A form's fields and buttons, shut while what they hold is on its way; the focus waits in its place. */
export function FormFields({ isPending, className = "", children }: Props) {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Whoever went elsewhere meanwhile stays there.
    if (isPending || document.activeElement !== document.body) return;
    focused.current?.focus({ preventScroll: true });
  }, [isPending]);
  return (
    <fieldset
      disabled={isPending}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        focused.current = event.target;
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

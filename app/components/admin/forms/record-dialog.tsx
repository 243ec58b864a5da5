import { Link, useNavigate } from "@remix-run/react";
import { X } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useId, useRef } from "react";
import { iconButton, rowIcon } from "~/components/ui/buttons/icon-button";
import { useModal } from "~/components/ui/use-modal";

const widths = { "2xl": "js:max-w-2xl", "4xl": "js:max-w-4xl" } as const;

type Props = { title: string; back: string; width?: keyof typeof widths; children: ReactNode };

/**
 * A form below a list: with scripts a modal dialog over it, whose Escape leads back; without them a
 * part of the page. Scripts or not, the same markup, so that nothing jumps when they take over.
 */
export function RecordDialog({ title, back, width = "4xl", children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const titleId = useId();
  useModal(dialog);

  function leave(event: SyntheticEvent<HTMLDialogElement>) {
    // A dialog inside this one may close too, and its event passes through here.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    navigate(back, { preventScrollReset: true });
  }

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      onCancel={leave}
      className={`static m-0 w-full max-w-none bg-canvas text-ink backdrop:bg-black/60 js:fixed js:inset-0 js:z-40 js:m-auto js:max-h-dvh js:overflow-y-auto js:overscroll-contain js:sm:max-h-[92dvh] js:sm:rounded-card js:max-sm:h-dvh ${widths[width]}`}
    >
      <div className="sticky top-0 z-20 flex items-center justify-between gap-4 border-b border-line bg-canvas py-2 js:px-4 js:sm:px-6">
        <h2 id={titleId} className="text-xl wrap-anywhere md:text-2xl">
          {title}
        </h2>
        <Link to={back} preventScrollReset aria-label="Close" className={iconButton}>
          <X {...rowIcon} />
        </Link>
      </div>
      <div className="pt-5 js:px-4 js:sm:px-6">{children}</div>
    </dialog>
  );
}

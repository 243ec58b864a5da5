import { Link, useNavigate } from "@remix-run/react";
import { X } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useId, useRef } from "react";
import { iconButton, rowIcon } from "~/components/ui/buttons/icon-button";
import { useModal } from "~/components/ui/use-modal";

type Props = {
  title: string;
  back: string;
  /** Content beside the title. */
  beside?: ReactNode;
  children: ReactNode;
};

/**
 * A form over its list: with scripts a modal dialog that fills the window and closes with Escape; without them a part
 * of the page. The markup is the same, so that nothing moves when scripts start.
 */
export function RecordDialog({ title, back, beside, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const titleId = useId();
  useModal(dialog);

  function leave(event: SyntheticEvent<HTMLDialogElement>) {
    // The close event of a dialog inside this one bubbles up to here.
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
      className="static m-0 w-full max-w-none bg-canvas text-ink js:fixed js:inset-0 js:z-40 js:h-dvh js:max-h-none js:overflow-y-auto js:overscroll-contain"
    >
      <div className="sticky top-0 z-20 border-b border-line bg-canvas js:px-4">
        <div className={`flex items-center gap-2 ${column}`}>
          <h2 id={titleId} className="grow text-lg wrap-anywhere">
            {title}
          </h2>
          <div className="flex shrink-0 items-center gap-2 empty:hidden">{beside}</div>
          <Link to={back} preventScrollReset aria-label="Close" className={iconButton}>
            <X {...rowIcon} />
          </Link>
        </div>
      </div>
      <div className="pt-3 js:px-4">
        <div className={column}>{children}</div>
      </div>
    </dialog>
  );
}

const column = "mx-auto max-w-4xl";

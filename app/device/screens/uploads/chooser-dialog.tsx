import { X } from "lucide-react";
import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Button } from "~/components/ui/buttons/button";
import { iconButton, rowIcon } from "~/components/ui/buttons/icon-button";
import { useModal } from "~/components/ui/use-modal";
import type { PictureChoice } from "~/forms/pictures/picture-choice.server";
import { CHOICE_PATH, CHOSEN, fieldChosenFor } from "~/models/collections/library/picture-choice";
import type { ChoicePage } from "~/models/collections/library/picture-choice.server";
import { fetchJson } from "~/utils/http/fetch-json";
import type { ChosenPicture } from "./photo-choice";
import { PhotoChooser } from "./photo-chooser";

type Props = {
  field: string;
  multiple: boolean;
  onChosen(pictures: ChosenPicture[]): void;
  close(): void;
};

/** The current page of photos; `picturesAt` finds any photo shown so far by its address. */
function useChoice(field: string) {
  const [choice, setChoice] = useState<PictureChoice | null>(null);
  const [isFailed, setFailed] = useState(false);
  const seen = useRef(new Map<string, ChosenPicture>());
  const last = useRef(0);
  const ask = useCallback(
    async (entered: FormData) => {
      last.current += 1;
      const own = last.current;
      const chosen = entered.getAll(CHOSEN).map(String);
      const query = new URLSearchParams([...entered].map(([name, value]) => [name, String(value)]));
      query.delete(CHOSEN);
      const page = await fetchJson<ChoicePage>(`${CHOICE_PATH}?${query}`).catch(() => null);
      // A newer request was made meanwhile.
      if (own !== last.current) return;
      setFailed(page === null);
      if (!page) return;
      for (const picture of page.pictures) seen.current.set(picture.url, picture);
      setChoice({ field, chosen, ...page });
    },
    [field],
  );
  useEffect(() => void ask(new FormData()), [ask]);
  const picturesAt = (addresses: string[]) =>
    addresses.flatMap((address) => seen.current.get(address) ?? []);
  return { choice, isFailed, ask, picturesAt };
}

/** The library in a dialog over the form. Without `multiple` a single press chooses the photo. */
export function ChooserDialog({ field, multiple, onChosen, close }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const { choice, isFailed, ask, picturesAt } = useChoice(field);

  function end(pictures: ChosenPicture[]) {
    close();
    if (pictures.length > 0) onChosen(pictures);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const entered = new FormData(event.currentTarget, submitter);
    if (fieldChosenFor(entered) !== null) void ask(entered);
    else end(picturesAt(entered.getAll(CHOSEN).map(String)));
  }

  function change(event: ChangeEvent<HTMLFormElement>) {
    event.stopPropagation();
    if (!form.current) return;
    const entered = new FormData(form.current);
    setCount(entered.getAll(CHOSEN).length);
    if ((event.target as Element).matches("select")) void ask(entered);
  }

  return (
    <OverPage close={close}>
      <form ref={form} onSubmit={submit} onChange={change} className="flex min-h-0 grow flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line py-1 pr-2 pl-4 sm:pl-6">
          <h2 className="text-xl">Your photos</h2>
          <button type="button" aria-label="Close" onClick={close} className={iconButton}>
            <X {...rowIcon} />
          </button>
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4 sm:px-6">
          {isFailed && (
            <p role="alert" className="mb-3 font-medium text-danger">
              Your photos cannot be had now. Is there a connection?
            </p>
          )}
          {choice ? (
            <PhotoChooser
              choice={choice}
              multiple={multiple}
              onPressed={multiple ? undefined : (picture) => end([picture])}
            />
          ) : (
            !isFailed && <p className="text-muted">Your photos are being fetched…</p>
          )}
        </div>
        <div className="flex gap-3 border-t border-line px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-6">
          <Button className="grow sm:grow-0" disabled={!choice}>
            {count > 1 ? `Put in ${count}` : "Put in"}
          </Button>
          <Button type="button" kind="plain" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </OverPage>
  );
}

/** Portal events bubble through React to the form, which must not see them. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** A modal dialog, rendered outside the form that it belongs to. */
function OverPage({ close, children }: Pick<Props, "close"> & { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return createPortal(
    <dialog
      ref={dialog}
      aria-label="Your photos"
      onInput={stop}
      onClick={stop}
      onKeyDown={stop}
      onCancel={stop}
      onClose={(event) => {
        event.stopPropagation();
        close();
      }}
      className="m-auto max-h-dvh w-full max-w-4xl flex-col overflow-hidden bg-canvas text-ink backdrop:bg-black/60 open:flex max-sm:h-dvh max-sm:max-w-none sm:max-h-[92dvh] sm:rounded-card"
    >
      {children}
    </dialog>,
    document.body,
  );
}

import { useActionData } from "@remix-run/react";
import { Images } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/buttons/button";
import type { PictureChoice } from "~/forms/pictures/picture-choice.server";
import { CHOOSE } from "~/models/collections/library/picture-choice";
import { ChooserDialog } from "./chooser-dialog";
import type { ChosenPicture } from "./photo-choice";
import { PhotoChooser } from "./photo-chooser";

type Props = {
  /** The file field that the chosen photographs replace. */
  field: string;
  multiple: boolean;
  /** Whether another button opens the dialog by clicking this one. */
  isElsewhere?: boolean;
  onChosen(pictures: ChosenPicture[]): void;
};

/**
 * Chooses photographs of the library: with scripts in a dialog, without them in the form itself, which comes back with
 * its typed text.
 */
export function FromPhotos({ field, multiple, isElsewhere = false, onChosen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const answer = useActionData<{ choice?: PictureChoice }>();
  const choice = answer?.choice?.field === field ? answer.choice : null;
  return (
    <>
      <Button
        kind="secondary"
        name={CHOOSE}
        value={field}
        formNoValidate
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className={isElsewhere ? "hidden" : "justify-self-start px-3 text-sm"}
        data-from-photos=""
      >
        <Images aria-hidden="true" className="size-5" strokeWidth={1.5} />
        From your photos
      </Button>
      {choice && (
        <section
          aria-label="Your photos"
          className="grid min-w-0 gap-3 border-t border-line pt-3 js:hidden"
        >
          <PhotoChooser choice={choice} multiple={multiple} isFirst />
          <Button name={CHOOSE} value="" formNoValidate className="justify-self-start">
            Put in
          </Button>
        </section>
      )}
      {isOpen && (
        <ChooserDialog
          field={field}
          multiple={multiple}
          onChosen={onChosen}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

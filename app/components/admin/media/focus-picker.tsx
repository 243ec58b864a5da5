import { FocusButton, percentOf } from "~/components/ui/buttons/focus-button";
import { Picture } from "~/components/ui/picture";
import type { LibraryView } from "~/models/collections/library/library-page.server";
import { aspectOf } from "~/models/pictures/picture";
import { FieldGroup } from "../fields/field-group";
import { setField } from "../fields/set-field";
import { type Field, NumberField } from "../forms/versioned-controls";

/** Leaves room on a phone for the beginning of the form below. */
const HEIGHT = "45dvh";

type Props = { picture: LibraryView; across: Field; down: Field };

/** The large picture with a mark at its focus, the point that stays in sight when it is cropped; a click moves it. */
export function FocusPicker({ picture, across, down }: Props) {
  const aspect = aspectOf(picture.picture);
  return (
    <div
      className="relative mx-auto w-full"
      style={{ aspectRatio: aspect, maxWidth: `calc(${HEIGHT} * ${aspect.toFixed(4)})` }}
    >
      <Picture
        picture={picture.picture}
        title={picture.title}
        sizes={`min(100vw, calc(${HEIGHT} * ${aspect.toFixed(2)}))`}
        className="size-full rounded-control"
        priority
      />
      <FocusButton
        point={focusOf(across, down)}
        onChange={({ focusX, focusY }) => {
          setField(across.id, String(focusX));
          setField(down.id, String(focusY));
        }}
      />
    </div>
  );
}

/** The focus as numbers, and a preview of the cropped picture. */
export function FocusFields({ picture, across, down }: Props) {
  const shown = picture.picture && { ...picture.picture, ...focusOf(across, down), alt: "" };
  return (
    <FieldGroup
      legend="Focus"
      hint="What stays in sight where the picture is cropped, in percent from its left and from its top. With scripts, press the point in the picture. Left empty, it is the automatic one: where the eye goes first, as far as a program can tell."
    >
      <div className="grid grid-cols-2 gap-4">
        <NumberField field={across} label="From the left" autoComplete="off" />
        <NumberField field={down} label="From the top" autoComplete="off" />
      </div>
      <div aria-hidden="true" className="flex gap-2">
        {["aspect-square", "aspect-3/2", "aspect-4/5"].map((shape) => (
          <Picture
            key={shape}
            picture={shown}
            title={picture.title}
            sizes="120px"
            className={`h-20 rounded-control ${shape}`}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function focusOf(across: Field, down: Field) {
  return { focusX: percentOf(across.value), focusY: percentOf(down.value) };
}

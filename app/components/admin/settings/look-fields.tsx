import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { useState } from "react";
import { Wide } from "~/components/admin/fields/field-group";
import { ImageField } from "~/components/admin/fields/image-field";
import { SelectField } from "~/components/ui/form-controls";
import { SITE_DEFAULTS } from "~/site";
import { dark, light, type Palette } from "~/styles/palette";
import { AA, inkOn, readability } from "~/utils/colours/contrast";
import type { SettingFields } from "./use-settings";

const pairs = [
  { value: "fraunces-inter", label: "Fraunces and Inter" },
  { value: "newsreader-inter", label: "Newsreader and Inter" },
  { value: "georgia-system", label: "Georgia and the device's own: nothing to load" },
];

export function LookFields({ fields }: { fields: SettingFields }) {
  return (
    <>
      <ColourField field={fields.accent} label="Accent, by day" ground={light} first="accent" />
      <ColourField
        field={fields.accentDark}
        label="Accent, at night"
        ground={dark}
        first="accentDark"
      />
      <ColourField
        field={fields.second}
        label="Second colour, by day"
        ground={light}
        first="second"
      />
      <ColourField
        field={fields.secondDark}
        label="Second colour, at night"
        ground={dark}
        first="secondDark"
      />
      <SelectField
        field={fields.typefaces}
        label="Typefaces"
        options={pairs}
        hint="For titles and for texts."
      />
      <Wide>
        <ImageField
          field={fields.icon}
          label="Icon"
          hint="A picture of your library, as /media/…, for tabs and home screens; around its focus it is cut to a square. Empty: the line of your journey."
        />
      </Wide>
    </>
  );
}

type ColourProps = {
  field: FieldMetadata<string | null | undefined, Record<string, unknown>, string[]>;
  label: string;
  ground: Palette;
  first: "accent" | "accentDark" | "second" | "secondDark";
};

/** A colour with its contrast, and how it looks on the theme's ground. */
function ColourField({ field, label, ground, first }: ColourProps) {
  const [value, setValue] = useState(String(field.initialValue ?? SITE_DEFAULTS[first]));
  const { key, ...input } = getInputProps(field, { type: "color", ariaAttributes: false });
  const isColour = /^#[0-9a-f]{6}$/i.test(value);
  const ratio = isColour ? readability(value, ground) : 0;
  const hintId = `${field.id}-hint`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={field.id} className="font-medium">
        {label}
      </label>
      <div
        className="flex flex-wrap items-center gap-3 rounded-control border border-edge p-2"
        style={{ background: ground.canvas, color: ground.ink }}
      >
        <input
          key={key}
          {...input}
          onChange={(event) => setValue(event.target.value)}
          aria-describedby={field.errors ? `${hintId} ${field.errorId}` : hintId}
          aria-invalid={field.errors ? true : undefined}
          className="size-11 cursor-pointer"
        />
        <span aria-hidden="true" style={{ color: value }} className="font-medium underline">
          A link
        </span>
        <span
          aria-hidden="true"
          style={{ background: value, color: inkOn(value) }}
          className="rounded-control px-3 py-1.5"
        >
          A button
        </span>
      </div>
      <p id={hintId} className="text-sm text-muted">
        {`Contrast ${ratio.toFixed(1)} to 1; at least ${AA} is needed. As specified: ${SITE_DEFAULTS[first]}.`}
      </p>
      {field.errors && (
        <p id={field.errorId} className="text-sm font-medium text-danger">
          {field.errors.join(" ")}
        </p>
      )}
    </div>
  );
}

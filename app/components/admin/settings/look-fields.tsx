import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { useState } from "react";
import { Wide } from "~/components/admin/fields/field-group";
import { ImageField } from "~/components/admin/fields/image-field";
import { setField } from "~/components/admin/fields/set-field";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { FieldErrors } from "~/components/ui/field-errors";
import { SelectField } from "~/components/ui/form-controls";
import { SITE_DEFAULTS } from "~/site";
import { dark, light, type Palette } from "~/styles/palette";
import { AA, inkOn, nearestReadable, readability } from "~/utils/colours/contrast";
import type { SettingFields } from "./use-settings";

export const typefacePairs = [
  { value: "fraunces-inter", label: "Fraunces and Inter" },
  { value: "newsreader-inter", label: "Newsreader and Inter" },
  { value: "georgia-system", label: "Georgia and the device's own: nothing to load" },
];

const colours = [
  { name: "accent", label: "Accent, by day", ground: light },
  { name: "accentDark", label: "Accent, at night", ground: dark },
  { name: "second", label: "Second colour, by day", ground: light },
  { name: "secondDark", label: "Second colour, at night", ground: dark },
] as const;

export function LookFields({ fields }: { fields: SettingFields }) {
  return (
    <>
      {colours.map(({ name, ...colour }) => (
        <ColourField key={name} field={fields[name]} first={SITE_DEFAULTS[name]} {...colour} />
      ))}
      <SelectField field={fields.typefaces} label="Typefaces" options={typefacePairs} />
      <Wide>
        <ImageField field={fields.icon} label="Icon" hint="Empty: the line of your journey." />
      </Wide>
    </>
  );
}

type ColourProps = {
  field: FieldMetadata<string | null | undefined, Record<string, unknown>, string[]>;
  label: string;
  ground: Palette;
  /** The default colour. */
  first: string;
};

/** A colour on the theme's background; if it is not readable, the nearest one that is. */
function ColourField({ field, label, ground, first }: ColourProps) {
  const [value, setValue] = useState(String(field.initialValue ?? first));
  const { key, ...input } = getInputProps(field, { type: "color", ariaAttributes: false });
  const isColour = /^#[0-9a-f]{6}$/i.test(value);
  const isReadable = !isColour || readability(value, ground) >= AA;
  const nearest = isReadable ? value : nearestReadable(value, ground);
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
        {isReadable ? (
          "Readable"
        ) : (
          <>
            Too faint to be read.{" "}
            <SmallButton onClick={() => setField(field.id, nearest)}>Take {nearest}</SmallButton>
          </>
        )}
      </p>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </div>
  );
}

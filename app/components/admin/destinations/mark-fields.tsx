import { FoldedGroup } from "~/components/admin/fields/folded-group";
import {
  CheckField,
  type Field,
  NumberField,
  SelectField,
  TextField,
} from "~/components/admin/forms/versioned-controls";
import { difficulties } from "~/vocabulary";

type Name = "isCurrentLocation" | "isFeatured" | "difficulty" | "rating" | "otherNames";

/** Fields that mark a place: the current one, featured ones, and how it is found and rated. */
export function MarkFields({ fields }: { fields: { [Key in Name]: Field } }) {
  return (
    <FoldedGroup
      legend="Marks"
      fields={{
        "Current location": fields.isCurrentLocation,
        "Featured on the home page": fields.isFeatured,
        Difficulty: fields.difficulty,
        Rating: fields.rating,
        "Other names": fields.otherNames,
      }}
    >
      <CheckField
        field={fields.isCurrentLocation}
        label="Current location"
        hint="Ticked, you are here: the tracker, the map and all pages say so, even where the place itself is not visible."
      />
      <CheckField field={fields.isFeatured} label="Featured on the home page" />
      <SelectField field={fields.difficulty} label="Difficulty" options={difficulties} />
      <NumberField
        field={fields.rating}
        label="Rating"
        hint="Tenths of a star, 0 to 50: 45 is 4.5 stars. 5 or less counts as whole stars."
      />
      <TextField
        field={fields.otherNames}
        label="Other names"
        hint="Parted by commas. Readers who search for one find this place; one in Devanagari or Malayalam stands under its name."
      />
    </FoldedGroup>
  );
}

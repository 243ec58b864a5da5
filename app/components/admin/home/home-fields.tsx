import { Wide } from "~/components/admin/fields/field-group";
import { ImageField } from "~/components/admin/fields/image-field";
import { type Field, TextArea, TextField } from "~/components/admin/forms/versioned-controls";

type Fields<Name extends string> = { fields: { [Key in Name]: Field } };

type Hero =
  | "heroTitle"
  | "heroSubtitle"
  | "heroBackgroundImage"
  | "exploreButtonText"
  | "diariesButtonText";

export function HeroFields({ fields }: Fields<Hero>) {
  return (
    <>
      <TextArea
        field={fields.heroTitle}
        label="Hero title"
        rows={2}
        hint="The second line is highlighted."
      />
      <TextArea field={fields.heroSubtitle} label="Hero subtitle" rows={3} />
      <Wide>
        <ImageField field={fields.heroBackgroundImage} label="Hero background image" />
      </Wide>
      <TextField field={fields.exploreButtonText} label="Explore button text" />
      <TextField field={fields.diariesButtonText} label="Diaries button text" />
    </>
  );
}

type Footer =
  | "footerBrandDescription"
  | "footerInstagramUrl"
  | "footerYoutubeUrl"
  | "footerTwitterUrl"
  | "footerEmailUrl"
  | "footerCopyright";

export function FooterFields({ fields }: Fields<Footer>) {
  return (
    <>
      <Wide>
        <TextArea field={fields.footerBrandDescription} label="Brand description" rows={3} />
      </Wide>
      <TextField field={fields.footerInstagramUrl} label="Instagram URL" inputMode="url" />
      <TextField field={fields.footerYoutubeUrl} label="YouTube URL" inputMode="url" />
      <TextField field={fields.footerTwitterUrl} label="Twitter URL" inputMode="url" />
      <TextField
        field={fields.footerEmailUrl}
        label="Email link"
        inputMode="url"
        hint="Such as mailto:me@example.com"
      />
      <Wide>
        <TextField field={fields.footerCopyright} label="Copyright line" />
      </Wide>
    </>
  );
}

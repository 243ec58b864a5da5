import { Wide } from "~/components/admin/fields/field-group";
import { type Field, TextArea, TextField } from "~/components/admin/forms/versioned-controls";

type Fields<Name extends string> = { fields: { [Key in Name]: Field } };

type Section = "map" | "stories" | "guides" | "gallery";
type SectionTitle = `${Section}SectionTitle` | `${Section}SectionDescription`;

export function SectionTitleFields({ fields }: Fields<SectionTitle>) {
  return (
    <>
      <TextField field={fields.mapSectionTitle} label="Map section title" />
      <TextArea field={fields.mapSectionDescription} label="Map section description" rows={2} />
      <TextField field={fields.storiesSectionTitle} label="Stories section title" />
      <TextArea
        field={fields.storiesSectionDescription}
        label="Stories section description"
        rows={2}
      />
      <TextField field={fields.guidesSectionTitle} label="Guides section title" />
      <TextArea
        field={fields.guidesSectionDescription}
        label="Guides section description"
        rows={2}
      />
      <TextField field={fields.gallerySectionTitle} label="Gallery section title" />
      <TextArea
        field={fields.gallerySectionDescription}
        label="Gallery section description"
        rows={2}
      />
    </>
  );
}

export function NewsletterFields({ fields }: Fields<"newsletterTitle" | "newsletterDescription">) {
  return (
    <>
      <TextField field={fields.newsletterTitle} label="Newsletter title" />
      <TextArea field={fields.newsletterDescription} label="Newsletter description" rows={3} />
    </>
  );
}

type JourneyInfo =
  | "journeyStartDate"
  | "journeyStartLocation"
  | "journeyStartDescription"
  | "finalDestination"
  | "finalDestinationDescription";

export function JourneyInfoFields({ fields }: Fields<JourneyInfo>) {
  return (
    <>
      <TextField field={fields.journeyStartDate} label="Journey start date" type="date" />
      <TextField field={fields.journeyStartLocation} label="Journey start location" />
      <Wide>
        <TextArea
          field={fields.journeyStartDescription}
          label="Journey start description"
          rows={2}
        />
      </Wide>
      <TextField field={fields.finalDestination} label="Final destination" />
      <TextArea
        field={fields.finalDestinationDescription}
        label="Final destination description"
        rows={2}
      />
    </>
  );
}

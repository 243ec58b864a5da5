import type { useForm } from "@conform-to/react";
import type { z } from "zod";
import { Wide } from "~/components/admin/fields/field-group";
import { ImageField } from "~/components/admin/fields/image-field";
import { NumberField, TextArea, TextField } from "~/components/admin/forms/versioned-controls";
import type { homeContentInput } from "~/models/texts/home-content";

type Props = { fields: ReturnType<typeof useForm<z.input<typeof homeContentInput>>>[1] };

export function HeroFields({ fields }: Props) {
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

export function FooterFields({ fields }: Props) {
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

export function SectionTitleFields({ fields }: Props) {
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

export function NewsletterFields({ fields }: Props) {
  return (
    <>
      <TextField field={fields.newsletterTitle} label="Newsletter title" />
      <TextArea field={fields.newsletterDescription} label="Newsletter description" rows={3} />
    </>
  );
}

export function JourneyInfoFields({ fields }: Props) {
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

export function StatsFields({ fields }: Props) {
  return (
    <>
      <NumberField
        field={fields.newsletterSubscribersCount}
        label="Subscribers count"
        hint="The subscribers of this site are added to it, as they were when the day began."
      />
      <NumberField
        field={fields.weeklyStoriesCount}
        label="Weekly stories count"
        hint="Until the first weekly letter has gone out by mail; then their number stands there."
      />
      <NumberField
        field={fields.readRate}
        label="Read rate (%)"
        hint="Yours to say: no mail tells the site whether it was read."
      />
      <NumberField
        field={fields.footerDaysTraveled}
        label="Footer days traveled"
        hint="The footer's four figures are those of the road, from the first 'I am here' on; until then these stand in."
      />
      <NumberField field={fields.footerStatesCovered} label="Footer states covered" />
      <NumberField field={fields.footerDistance} label="Footer distance (km)" />
      <NumberField field={fields.footerProgressPercentage} label="Footer progress (%)" />
      <TextField field={fields.footerProgressText} label="Footer progress text" />
    </>
  );
}

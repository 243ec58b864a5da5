import { type Field, NumberField, TextField } from "~/components/admin/forms/versioned-controls";

type Stats =
  | "newsletterSubscribersCount"
  | "weeklyStoriesCount"
  | "readRate"
  | "footerDaysTraveled"
  | "footerStatesCovered"
  | "footerDistance"
  | "footerProgressPercentage"
  | "footerProgressText";

export function StatsFields({ fields }: { fields: { [Key in Stats]: Field } }) {
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

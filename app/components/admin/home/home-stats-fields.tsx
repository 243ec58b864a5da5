import { type Field, TextField } from "~/components/admin/forms/versioned-controls";

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
      <TextField
        field={fields.newsletterSubscribersCount}
        label="Subscribers count"
        inputMode="numeric"
        hint="The subscribers of this site are added to it, as they were when the day began."
      />
      <TextField
        field={fields.weeklyStoriesCount}
        label="Weekly stories count"
        inputMode="numeric"
        hint="Until the first weekly letter has gone out by mail; then their number stands there."
      />
      <TextField
        field={fields.readRate}
        label="Read rate (%)"
        inputMode="numeric"
        hint="Yours to say: no mail tells the site whether it was read."
      />
      <TextField
        field={fields.footerDaysTraveled}
        label="Footer days traveled"
        inputMode="numeric"
        hint="The footer's four figures are those of the road, from the first 'I am here' on; until then these stand in."
      />
      <TextField
        field={fields.footerStatesCovered}
        label="Footer states covered"
        inputMode="numeric"
      />
      <TextField field={fields.footerDistance} label="Footer distance (km)" inputMode="numeric" />
      <TextField
        field={fields.footerProgressPercentage}
        label="Footer progress (%)"
        inputMode="numeric"
      />
      <TextField field={fields.footerProgressText} label="Footer progress text" />
    </>
  );
}

import { PlainForm } from "~/components/admin/forms/plain-form";
import { NumberField } from "~/components/admin/forms/versioned-controls";
import { useSettings } from "~/components/admin/settings/use-settings";
import { Button } from "~/components/ui/buttons/button";
import type { Reply } from "~/forms/reply";
import type { Settings } from "~/models/texts/settings.server";

/** The form for how many daily, weekly and monthly backups are kept. */
export function KeptNumbers({ settings, reply }: { settings: Settings; reply: Reply }) {
  const [form, fields] = useSettings(settings, reply);
  return (
    <section aria-labelledby="kept-title" className="max-w-measure">
      <h3 id="kept-title" className="text-xl">
        Kept
      </h3>
      <PlainForm form={form} className="mt-2 grid gap-3">
        <input type="hidden" name="group" value="backups" />
        <input type="hidden" name="version" value={settings.version} />
        <div className="grid grid-cols-3 items-end gap-3">
          <NumberField field={fields.keepDaily} label="Days" />
          <NumberField field={fields.keepWeekly} label="Weeks" />
          <NumberField field={fields.keepMonthly} label="Months" />
        </div>
        <Button kind="secondary" className="justify-self-start">
          Save
        </Button>
      </PlainForm>
    </section>
  );
}

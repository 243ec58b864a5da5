import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { NumberField } from "~/components/admin/forms/versioned-controls";
import { useSettings } from "~/components/admin/settings/use-settings";
import { Button } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import type { Reply } from "~/forms/reply";
import type { Settings } from "~/models/texts/settings.server";

/** How many backups stay: of each of the last days, weeks and months that have one, the last. */
export function KeptNumbers({ settings, reply }: { settings: Settings; reply: Reply }) {
  const [form, fields] = useSettings(settings, reply);
  return (
    <section aria-labelledby="kept-title" className="max-w-measure">
      <h3 id="kept-title" className="text-xl">
        Kept
      </h3>
      <Form method="post" className="mt-2" {...getFormProps(form)}>
        <PendingFieldset isPending={useIsPosting()} className="grid grid-cols-3 items-end gap-3">
          <input type="hidden" name="group" value="backups" />
          <input type="hidden" name="version" value={settings.version} />
          <NumberField field={fields.keepDaily} label="Days" />
          <NumberField field={fields.keepWeekly} label="Weeks" />
          <NumberField field={fields.keepMonthly} label="Months" />
          <Button kind="secondary" className="col-span-3 justify-self-start">
            Save
          </Button>
        </PendingFieldset>
      </Form>
    </section>
  );
}

import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import { FormErrors } from "~/components/admin/forms/form-errors";
import type { Reply } from "~/components/admin/forms/reply";
import { Button } from "~/components/ui/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import type { SettingGroup, settingsInput } from "~/models/settings/settings";
import type { Settings } from "~/models/settings/settings.server";

type Values = z.input<typeof settingsInput>;

function useSettings(group: string, settings: Settings, reply: Reply) {
  return useForm<Values>({
    id: group,
    lastResult: reply?.result,
    defaultValue: settings as Values,
  });
}

export type SettingFields = ReturnType<typeof useSettings>[1];

type Props = {
  group: SettingGroup;
  title: string;
  text: string;
  settings: Settings;
  reply: Reply;
  children: (fields: SettingFields) => ReactNode;
};

/** One group of the settings with its button. */
export function SettingForm({ group, title, text, settings, reply, children }: Props) {
  const [form, fields] = useSettings(group, settings, reply);
  return (
    <section aria-labelledby={`${group}-title`} className="border-t border-line pt-6">
      <h3 id={`${group}-title`} className="text-xl">
        {title}
      </h3>
      <p className="mt-1 mb-4 text-muted">{text}</p>
      <Form method="post" preventScrollReset {...getFormProps(form)}>
        <PendingFieldset isPending={useIsPosting()} className="grid gap-5">
          <input type="hidden" name="group" value={group} />
          <input type="hidden" name="version" value={settings.version} />
          <FormErrors id={form.errorId} errors={form.errors} />
          <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">{children(fields)}</div>
          <p>
            <Button>Save {title.toLowerCase()}</Button>
          </p>
        </PendingFieldset>
      </Form>
    </section>
  );
}

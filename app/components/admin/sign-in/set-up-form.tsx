import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { FormErrors } from "~/components/admin/forms/form-errors";
import { Button } from "~/components/ui/buttons/button";
import { TextField } from "~/components/ui/form-controls";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { Container } from "~/components/ui/section";
import { INTENT, SET_UP } from "~/forms/intents";
import type { setUpInput } from "~/pages/site/set-up.server";
import { SITE_DEFAULTS } from "~/site";

type Values = z.input<typeof setUpInput>;
type Props = { code: string; result: SubmissionResult<string[]> | undefined };

/** The first form of a new site: who may write, and what it is called. */
export function SetUpForm({ code, result }: Props) {
  const zone = useDeviceZone();
  const [form, fields] = useForm<Values>({
    lastResult: result,
    defaultValue: { timeZone: SITE_DEFAULTS.timeZone },
    constraint: { username: { required: true }, password: { required: true } },
  });
  const isPending = useIsPosting();
  return (
    <Container className="grid min-h-dvh max-w-md content-center py-12">
      <main>
        <h1 className="text-section">Make it yours</h1>
        <p className="mt-3 text-muted">
          This site is new. All that you say here can be changed later.
        </p>
        <Form method="post" action={`/admin?code=${code}`} className="mt-6" {...getFormProps(form)}>
          <PendingFieldset isPending={isPending} className="grid gap-4">
            <input type="hidden" name="code" value={code} />
            <FormErrors id={form.errorId} errors={form.errors} />
            <TextField
              field={fields.username}
              label="Username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              field={fields.password}
              label="Password"
              type="password"
              autoComplete="new-password"
              hint="At least 12 characters, and none of the common ones."
            />
            <TextField
              field={fields.siteName}
              label="The site's name"
              placeholder={SITE_DEFAULTS.siteName}
            />
            <TextField
              field={fields.travellerName}
              label="Your name, as readers know you"
              placeholder={SITE_DEFAULTS.travellerName}
            />
            <TextField
              key={zone}
              field={fields.timeZone}
              label="Time zone"
              spellCheck={false}
              defaultValue={fields.timeZone.dirty ? undefined : (zone ?? SITE_DEFAULTS.timeZone)}
              hint="All dates and hours are shown in it, such as Europe/Oslo."
            />
            <Button name={INTENT} value={SET_UP}>
              {isPending ? "Setting up…" : "Set up the site"}
            </Button>
          </PendingFieldset>
        </Form>
      </main>
    </Container>
  );
}

/** The zone of this device, once its scripts run. */
function useDeviceZone() {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}

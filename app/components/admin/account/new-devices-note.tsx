import { Link } from "@remix-run/react";
import { RowForm } from "~/components/admin/lists/row-form";
import { Button } from "~/components/ui/buttons/button";
import { Moment } from "~/components/ui/moment";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { DISMISS_DEVICES, INTENT } from "~/forms/intents";
import type { NewDevices } from "~/models/owner/devices.server";
import { plainNumber } from "~/utils/words/counted";

/** A note about devices that signed in for the first time, until the owner dismisses it. */
export function NewDevicesNote({ devices: { shown, more } }: { devices: NewDevices }) {
  const isAtWork = usePostedIntent() === DISMISS_DEVICES;
  const [newest] = shown;
  if (!newest) return null;
  return (
    <section
      aria-label="New devices"
      className="rounded-card border border-accent bg-surface p-3 sm:p-4"
    >
      <p className="font-semibold">Signed in for the first time</p>
      <ul className="text-sm text-muted">
        {shown.map(({ id, name, network, firstSeenAt }) => (
          <li key={id} className="wrap-anywhere">
            {name}, <Moment at={firstSeenAt} />
            {network && `, from ${network}`}
          </li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-muted">
          {more > 0 && `And ${plainNumber(more)} more. `}Not you?{" "}
          <Link
            to="/admin/account"
            className="inline-flex min-h-touch items-center text-accent underline underline-offset-4"
          >
            See who is signed in
          </Link>
        </p>
        <RowForm action="/admin/account">
          <input type="hidden" name="until" value={newest.firstSeenAt.getTime()} />
          <Button name={INTENT} value={DISMISS_DEVICES} kind="secondary" className="text-sm">
            {isAtWork ? "Putting away…" : "That was me"}
          </Button>
        </RowForm>
      </div>
    </section>
  );
}

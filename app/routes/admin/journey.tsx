import { useActionData, useLoaderData } from "@remix-run/react";
import { HiddenNote } from "~/components/admin/journey/hidden-note";
import { JourneyForm } from "~/components/admin/journey/journey-form";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { formFailure, parseForm } from "~/forms/form.server";
import { offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import { done, saveRefused } from "~/forms/records/record-form.server";
import { version } from "~/models/base/records/value-schemas";
import { hiddenState } from "~/models/road/journey/hidden-moves.server";
import { journeyDefaults, journeyInput } from "~/models/road/journey/journey";
import { updateJourney } from "~/models/road/journey/journey.server";
import { getFormJourney, hasBegun, workedOutOn } from "~/models/road/line/figures.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { siteDay, timeAgo } from "~/utils/words/dates";

const NOT_UPDATED = "Failed to update journey tracking. Please try again.";

export const meta = () => adminMeta("Journey Stats");

export const loader = ownerLoader(() => ({
  hidden: hiddenState(),
  journey: getFormJourney(),
  road: hasBegun("owner") ? workedOutOn(siteDay(new Date()), "owner") : null,
}));

export const action = ownerFormAction((form) => {
  const result = parseForm(form, journeyInput.extend({ version }));
  if (!result.ok) return formFailure(result.submission, { "": [NOT_UPDATED] });
  const saved = updateJourney(result.value);
  if (!saved.ok) return saveRefused(result.submission, saved);
  return done("/admin/journey", "Journey tracking updated successfully!");
});

export const clientAction = offlineAction(NOT_UPDATED);

export default function JourneyStats() {
  const { hidden, journey, road } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Journey Tracking Manager">
      <div className="mb-6 empty:hidden">
        <HiddenNote hidden={hidden} />
      </div>
      {journey && (
        <p className="mb-5 text-muted" suppressHydrationWarning>
          Last updated {timeAgo(journey.lastUpdated)}
        </p>
      )}
      <div className="max-w-4xl">
        <JourneyForm
          key={journey?.version ?? 0}
          values={{ ...journeyDefaults(), ...journey }}
          road={road}
          version={journey?.version ?? 0}
          reply={useActionData<typeof action>()}
        />
      </div>
    </AdminPage>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DestinationForm } from "~/components/admin/destination-form";
import { NoRecord } from "~/components/admin/no-record";
import { RecordDialog } from "~/components/admin/record-dialog";
import { revisionOf } from "~/components/admin/record-form";
import { SharePictures } from "~/components/admin/share-pictures";
import { DeskLinks } from "~/components/admin/versions/desk-links";
import { answerDraftButton, saveForm, startForm } from "~/forms/draft-form.server";
import { formFailure, parseForm } from "~/forms/form.server";
import { FIND_RELATED, INTENT } from "~/forms/intents";
import { keepTyped, NOT_SAVED } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { asTyped, done, saveRefused, statusOf } from "~/forms/record-form.server";
import { offeredFor, withOffered } from "~/forms/related-form.server";
import { listCollectionTitles } from "~/models/collections/collection-lists.server";
import { newDestinationInput } from "~/models/destinations/destination";
import { findDestination, updateDestination } from "~/models/destinations/destination.server";
import { sayWithCurrent } from "~/models/journey/journey.server";
import { version } from "~/models/records/value-schemas";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Destination");

const LOST = { noun: "place", createAt: "/admin/places/new" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const id = params.id ?? "";
  const destination = findDestination({ id }, "owner");
  const start = startForm({ kind: "destination", recordId: id }, destination, LOST.createAt);
  const offered = offeredFor(id, [start?.values, destination]);
  const collections = listCollectionTitles();
  return data({ destination, start, offered, collections }, statusOf(destination));
}

export const action = formAction(async ({ params, ...args }: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const id = params.id ?? "";
  return withOffered(form, id, answerForm(form, id));
});

async function answerForm(form: FormData, id: string) {
  const result = parseForm(form, newDestinationInput.extend({ version }));
  const key = { kind: "destination", recordId: id } as const;
  const answer = answerDraftButton(form, result.submission, key, "/admin/places");
  if (answer) return answer;
  if (form.get(INTENT) === FIND_RELATED) return asTyped(result.submission);
  if (!result.ok) return formFailure(result.submission);
  const wasCurrent = findDestination({ id }, "owner")?.isCurrentLocation;
  const saved = saveForm(form, key, () => updateDestination(id, result.value));
  if (!saved.ok) return saveRefused(result.submission, saved, LOST);
  const { isCurrentLocation, isVisible } = result.value;
  const said = sayWithCurrent(
    "Destination updated successfully",
    wasCurrent,
    Boolean(isCurrentLocation && isVisible),
  );
  return done("/admin/places", said);
}

export const clientAction = keepTyped(NOT_SAVED);

export default function EditDestination() {
  const { destination, start, offered, collections } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <RecordDialog title="Edit Destination" back="/admin/places">
      {destination && <DeskLinks path={`/admin/places/${destination.id}`} />}
      {destination && <SharePictures item={{ kind: "destination", id: destination.id }} />}
      {destination || reply ? (
        <DestinationForm
          key={destination?.id}
          values={start?.values ?? {}}
          draft={start?.draft}
          revision={revisionOf(destination, reply)}
          reply={reply}
          path={destination ? `/journey/${destination.slug}` : "/journey"}
          offered={offered}
          collections={collections}
        />
      ) : (
        <NoRecord noun="destination" />
      )}
    </RecordDialog>
  );
}

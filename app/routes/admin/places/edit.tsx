import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PlaceForm } from "~/components/admin/place-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { newDestinationInput } from "~/models/destination";
import { getDestination, updateDestination } from "~/models/destination.server";
import { version } from "~/models/fields";
import { listRelatable } from "~/models/related.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { formFailure, parseForm } from "~/utils/form.server";
import { readOwnerForm } from "~/utils/owner-form.server";
import { done, noRecord, saveRefused } from "~/utils/record-form.server";

export const meta = () => adminMeta("Edit Destination");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const place = getDestination(params.id ?? "");
  if (!place) throw noRecord("destination");
  return { place, related: listRelatable() };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newDestinationInput.extend({ version }));
  if (!result.ok) return formFailure(result.submission);
  const id = params.id ?? "";
  const saved = updateDestination(id, result.value);
  if (!saved.ok) return saveRefused(result.submission, saved, getDestination(id));
  return done("/admin/places", "Destination updated successfully");
}

export default function EditPlace() {
  const { place, related } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="Edit Destination" back="/admin/places">
      <PlaceForm
        key={place.id}
        values={place}
        revision={{ version: place.version }}
        reply={useActionData<typeof action>()}
        path={`/journey/${place.slug}`}
        related={related}
      />
    </RecordDialog>
  );
}

import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { PictureFacts } from "~/components/admin/media/picture-facts";
import { PictureForm } from "~/components/admin/media/picture-form";
import { NoRecord } from "~/components/admin/shell/no-record";
import { formFailure, parseForm } from "~/forms/form.server";
import { INTENT, NAME_PLACE } from "~/forms/intents";
import { offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import { done, echoEntered, saveRefused, statusOf } from "~/forms/records/record-form.server";
import { picturePage } from "~/models/collections/library/library-page.server";
import { libraryPath } from "~/models/collections/library/library-query";
import { withAutomaticFocus } from "~/models/collections/library/picture-focus.server";
import { pictureInput } from "~/models/collections/library/picture-input";
import { findPicture, updatePicture } from "~/models/collections/library/picture-library.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { toLocalInput } from "~/utils/words/dates";
import { minutesEast } from "~/utils/words/zone";

const NOT_UPDATED = "Failed to update the picture. Please check all fields.";

export const meta = () => adminMeta("Picture");

export const loader = ownerLoader(({ request, params }) => {
  const picture = picturePage(params.id ?? "");
  return data({ picture, back: libraryPath(new URL(request.url)) }, statusOf(picture));
});

export const action = ownerFormAction(async (form, { params, request }) => {
  const id = params.id ?? "";
  const isNaming = form.get(INTENT) === NAME_PLACE;
  if (isNaming) nameInForm(form, id);
  const result = parseForm(form, pictureInput);
  if (isNaming) return echoEntered(result.submission);
  if (!result.ok) return formFailure(result.submission, { "": [NOT_UPDATED] });
  const { takenAt, ...change } = result.value;
  const whole = { ...change, takenAt: byItsClock(id, takenAt) };
  const saved = updatePicture(id, await withAutomaticFocus(id, whole));
  if (!saved.ok) return saveRefused(result.submission, saved, { noun: "picture" });
  return done(libraryPath(new URL(request.url)), "Picture updated successfully");
});

/** Puts the nearest place's name into the form's title, without saving. */
function nameInForm(form: FormData, id: string) {
  const near = picturePage(id)?.near;
  if (near) form.set("title", near.name);
}

/**
 * The entered time, read by the camera's clock as the form shows it. The field has no seconds, so an unchanged time
 * keeps its stored seconds, which keep a burst of photos in order.
 */
function byItsClock(id: string, entered: Date | null | undefined) {
  const picture = findPicture(id);
  if (!entered || !picture) return entered;
  const minutes = minutesEast(entered) - (picture.takenOffset ?? minutesEast(entered));
  const meant = new Date(entered.getTime() + minutes * 60_000);
  const { takenAt } = picture;
  return takenAt && toLocalInput(takenAt) === toLocalInput(meant) ? takenAt : meant;
}

export const clientAction = offlineAction(NOT_UPDATED);

export default function EditPicture() {
  const { picture, back } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <RecordDialog title="Picture" back={back}>
      {picture ? (
        <>
          <PictureForm key={picture.id} picture={picture} reply={reply} back={back} />
          <PictureFacts picture={picture} />
        </>
      ) : (
        <NoRecord noun="picture" />
      )}
    </RecordDialog>
  );
}

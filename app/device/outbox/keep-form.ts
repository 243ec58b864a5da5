import { listPictures, setPurpose } from "../uploads/picture-queue";
import { isFor } from "../uploads/waiting-picture";
import { addForm, removeOf } from "./form-store";
import { OWNER_OUTBOX } from "./send-forms";
import { subjectOf, toWaitingForm } from "./waiting-form";

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> };
};

/** The pictures that were chosen in the form at this path and are not in its fields yet. */
async function chosenIn(path: string) {
  const { waiting, arrived } = await listPictures();
  return [...waiting, ...arrived]
    .filter((picture) => isFor(picture.for, path))
    .sort((one, other) => one.id - other.id)
    .flatMap(({ id, for: purpose }) =>
      typeof purpose === "object" && "field" in purpose ? [{ id, field: purpose.field }] : [],
    );
}

/** Where there is no Background Sync, or it is forbidden, the next page of the admin area sends it. */
async function askForSync() {
  const { registration: own } = self as { registration?: SyncRegistration };
  const registration: SyncRegistration | undefined =
    own ?? (await navigator.serviceWorker?.getRegistration());
  await registration?.sync?.register(OWNER_OUTBOX);
}

/** Keeps a form that found no line, with its pictures, until the site has it; rejects where this browser cannot. */
export async function keepForm(form: Omit<Parameters<typeof toWaitingForm>[0], "now">) {
  const waiting = toWaitingForm(form);
  const kept = await addForm({ ...waiting, pictures: await chosenIn(form.path) });
  await setPurpose(kept.pictures, kept.key);
  await askForSync().catch(() => {});
}

type Sent = { entered: FormData; path: string; key: string; isSaved: boolean };

/** Forgets what waits of a form that its own page has sent: once that is saved, or stands in the form again. */
export async function forgetSent({ entered, path, key, isSaved }: Sent) {
  const of = subjectOf(entered, path);
  // What is of no record gets another key when it is sent anew.
  if (isSaved || of === null) await removeOf(of ?? key);
}

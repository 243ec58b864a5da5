import { OWN_ANSWER } from "../../utils/http/own-answer";
import { UNSEEN } from "../../utils/http/unseen";
import { broadcast } from "./channel";
import { meaningOf, type SentForm, subjectOf, toWaitingForm } from "./form-entry";
import { formId, SENT_AT } from "./names";
import { chosenIn } from "./picture-entry";
import { setPurposeIn } from "./pictures";
import type { Entries, Store, WaitingForm, WaitingPicture } from "./queue-entry";
import type { NextEntry, Result } from "./sender";
import { allIn, change, listEntries, readStore } from "./store";
import { askForSync } from "./sync";
import { forgetTextIn } from "./texts";

const LIMIT_MS = 60_000;
/** The slowest upload rate that the timeout allows for. */
const BYTES_PER_MS = 5;

type Picture = Entries["picture"];

/**
 * Queues a form that could not be sent, replacing a queued form of the same record; rejects if this browser cannot
 * store it. It takes over the pictures of its fields and of the replaced form, so that no open field claims them. Its
 * draft is deleted.
 */
export async function keepForm(sent: SentForm) {
  const form = toWaitingForm(sent);
  await change(async (store) => {
    const former = (await store.get(form.id)) as WaitingForm | undefined;
    const chosen = chosenIn(await allIn(store, "picture"), form.address);
    const fields = new Set(chosen.map(({ field }) => field));
    // A field for a single picture (its name has no final s) keeps only the one chosen last.
    const carried = (former?.pictures ?? []).filter(
      ({ field }) => /s$/.test(field) || !fields.has(field),
    );
    const pictures = [...carried, ...chosen];
    await store.put({ ...form, pictures });
    await forgetTextIn(store, form.draftKey, form.at);
    for (const { id } of pictures) await setPurposeIn(store, id, { formKey: form.key });
  });
  await askForSync().catch(() => {});
}

type Answered = { entered: FormData; path: string; key: string; isSaved: boolean };

/** Removes a queued form after its own page has sent it, once it is saved; if it has no record, after any reply. */
export async function forgetSent({ entered, path, key, isSaved }: Answered) {
  const of = subjectOf(entered, path);
  // A form without a record gets a new key when it is sent again, so its old entry would remain.
  if (isSaved || of === null) await change((store) => store.delete(formId(of ?? key)));
}

/** The queued form with this draft key; `null` if there is none, or no database. */
export async function findForm(draftKey: string) {
  const forms = await listEntries("form").catch(() => []);
  return forms.find((form) => form.draftKey === draftKey) ?? null;
}

/** Deletes a form from this device, with its pictures. */
export function discardForm(form: WaitingForm) {
  return change((store) => discardIn(store, form));
}

async function discardIn(store: Store, { id, pictures }: WaitingForm) {
  await store.delete(id);
  for (const picture of pictures) await store.delete(picture.id);
}

/** A form's pictures: those already uploaded, those still here, and whether the site refused one. */
function picturesOf({ pictures }: WaitingForm, all: Picture[]) {
  const own = pictures.flatMap(({ id, field }) => {
    const picture = all.find((one) => one.id === id);
    return picture ? [{ field, picture }] : [];
  });
  const here = own.filter(({ picture }) => picture.state !== "arrived");
  return {
    there: own.flatMap(({ field, picture }) =>
      picture.state === "arrived" ? [{ field, url: picture.record.url }] : [],
    ),
    here: here as { field: string; picture: WaitingPicture }[],
    isRefused: here.some(({ picture }) => picture.state === "refused"),
    bytes: here.reduce((sum, { picture }) => sum + (picture.files[0]?.size ?? 0), 0),
  };
}

type Pictures = ReturnType<typeof picturesOf>;

/** The URL to which Remix's own scripts post a form. */
function callOf(path: string) {
  const url = new URL(path, self.location.origin);
  url.pathname = `${url.pathname}.data`;
  return url.href;
}

async function post(form: WaitingForm, { here, there, bytes }: Pictures) {
  const body = new FormData();
  for (const [name, value] of form.fields) body.append(name, value);
  body.append(SENT_AT, String(form.at));
  for (const { field, url } of there) body.append(field, url);
  for (const { field, picture } of here)
    body.append(field, new File(picture.files, picture.name, { type: picture.type }));
  try {
    const answer = await fetch(callOf(form.address), {
      method: "POST",
      headers: { [UNSEEN]: "1" },
      body,
      signal: AbortSignal.timeout(LIMIT_MS + bytes / BYTES_PER_MS),
    });
    // A captive portal may answer in the site's place.
    return meaningOf(answer.status, answer.headers.has(OWN_ANSWER));
  } catch {
    return "later";
  }
}

async function sendForm(form: WaitingForm, pictures: Pictures): Promise<Result> {
  const meaning = await post(form, pictures);
  if (meaning === "later" || meaning === "signed-out") return meaning;
  await change(async (store) => {
    const now = (await store.get(form.id)) as WaitingForm | undefined;
    // It was replaced by a newer form meanwhile.
    if (now?.key !== form.key) return;
    if (meaning === "saved") {
      await discardIn(store, now);
      // The draft typed before it was sent.
      await forgetTextIn(store, now.draftKey, now.at);
    } else await store.put({ ...now, state: meaning });
  });
  broadcast({ type: "answered" });
  return "done";
}

/**
 * Sends the owner's forms in order. Up to `attachedBytes` of pictures are sent inside a form's post; if a form has
 * more, they are uploaded first, each resumable.
 */
export const nextForm =
  (attachedBytes: number): NextEntry =>
  async () => {
    const [forms, all] = await readStore(async (store) => [
      await allIn(store, "form"),
      await allIn(store, "picture"),
    ]);
    for (const form of forms.filter(({ state }) => state === "waiting")) {
      const pictures = picturesOf(form, all);
      if (pictures.isRefused) continue;
      return pictures.bytes > attachedBytes ? null : () => sendForm(form, pictures);
    }
    return null;
  };

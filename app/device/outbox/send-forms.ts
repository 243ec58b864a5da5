import { OWN_ANSWER } from "../../utils/http/own-answer";
import { UNSEEN } from "../../utils/http/unseen";
import { claimArrived, discardPictures, listPictures, setPurpose } from "../uploads/picture-queue";
import type { WaitingPicture } from "../uploads/waiting-picture";
import { forgetOnPhone } from "./device-texts";
import { listForms, removeForm, updateForm } from "./form-store";
import { meaningOf, SENT_AT, type WaitingForm } from "./waiting-form";

export const OWNER_OUTBOX = "owner-outbox";

const LIMIT_MS = 60_000;
/** The slowest line that is waited for. */
const BYTES_PER_MS = 5;

/** How the sending ended: the site has answered some, none could go, it is to be tried again, or its owner has to sign in. */
export type Sent = "answered" | "idle" | "later" | "signed-out";

type Settings = {
  /** How many bytes of pictures may go with their form; what is more has to be sent ahead of it. */
  attachedBytes: number;
};

/** The pictures of a form: at the site, here still, and whether the owner has to look after one. */
async function picturesOf({ pictures }: WaitingForm) {
  const { waiting, arrived } = await listPictures();
  const here = pictures.flatMap(({ id, field }) => {
    const picture = waiting.find((one) => one.id === id);
    return picture ? [{ field, picture }] : [];
  });
  const there = pictures.flatMap(({ id, field }) => {
    const found = arrived.find((one) => one.id === id);
    return found ? [{ field, id, url: found.record.url }] : [];
  });
  return { here, there, isRefused: here.some(({ picture }) => picture.state === "refused") };
}

function fileOf({ file, name, type, lastModified }: WaitingPicture) {
  return new File([file], name, { type, lastModified });
}

/** The address at which Remix takes a form's post from a script. */
function callOf(path: string) {
  const url = new URL(path, self.location.origin);
  url.pathname = `${url.pathname}.data`;
  return url.href;
}

async function post(form: WaitingForm, pictures: Awaited<ReturnType<typeof picturesOf>>) {
  const body = new FormData();
  for (const [name, value] of form.fields) body.append(name, value);
  body.append(SENT_AT, String(form.sentAt));
  for (const { field, url } of pictures.there) body.append(field, url);
  for (const { field, picture } of pictures.here) body.append(field, fileOf(picture));
  const bytes = pictures.here.reduce((sum, { picture }) => sum + picture.file.size, 0);
  try {
    const answer = await fetch(callOf(form.path), {
      method: "POST",
      headers: { [UNSEEN]: "1" },
      body,
      signal: AbortSignal.timeout(LIMIT_MS + bytes / BYTES_PER_MS),
    });
    // A hostel's own page may answer in the site's place.
    return meaningOf(answer.status, answer.headers.has(OWN_ANSWER));
  } catch {
    return "later";
  }
}

async function sendAll({ attachedBytes }: Settings): Promise<Sent> {
  let sent: Sent = "idle";
  for (const form of await listForms()) {
    if (form.state !== "waiting") continue;
    await setPurpose(form.pictures, form.key);
    const pictures = await picturesOf(form);
    if (pictures.isRefused) continue;
    const bytes = pictures.here.reduce((sum, { picture }) => sum + picture.file.size, 0);
    // They come first, each from where the line broke; then its form is tried again.
    if (bytes > attachedBytes) return sent;
    const meaning = await post(form, pictures);
    if (meaning === "later" || meaning === "signed-out") return meaning;
    sent = "answered";
    if (meaning === "saved") {
      // The form first: its key lets nothing be doubled that is sent again, and a picture too many only lies here.
      await removeForm(form);
      await forgetOnPhone(form.draftKey, new Date(form.sentAt));
      await discardPictures(pictures.here.map(({ picture }) => picture.id));
      await claimArrived(pictures.there.map(({ id }) => id));
    } else await updateForm(form, { state: meaning });
  }
  return sent;
}

/** Sends the forms that wait, in their order and never twice at a time. */
export function sendForms(settings: Settings) {
  return navigator.locks.request(OWNER_OUTBOX, () => sendAll(settings));
}

import { isScaledFirst } from "../photographs/originals";
import { scaleDown } from "../photographs/scale";
import { broadcast, listen } from "./channel";
import { UPLOADS_PATH } from "./names";
import { settlePicture, updatePicture } from "./pictures";
import type { WaitingPicture } from "./queue-entry";
import type { NextEntry, Result } from "./sender";
import { findEntry, listEntries } from "./store";
import { isBegun, type UploadOutcome, uploadPicture } from "./upload";

/** A resumed upload needs the bytes that it was begun with, so its size must not change. */
async function inItsSize(picture: WaitingPicture) {
  const [file = new Blob()] = picture.files;
  return isBegun(picture) || !isScaledFirst() ? file : scaleDown(file);
}

async function upload(picture: WaitingPicture): Promise<UploadOutcome> {
  const { id } = picture;
  const cancelling = new AbortController();
  const stop = listen(async ({ type }) => {
    if (type === "changed" && !(await findEntry("picture", id))) cancelling.abort();
  });
  try {
    return await uploadPicture(picture, await inItsSize(picture), {
      signal: cancelling.signal,
      onProgress: (sent, total) => broadcast({ type: "progress", id, sent, total }),
    });
  } finally {
    stop();
  }
}

async function sendPicture(picture: WaitingPicture): Promise<Result> {
  const { id } = picture;
  const outcome = await upload(picture);
  if (outcome.kind === "signed-out") return outcome.kind;
  if (outcome.kind === "later") return outcome.hasMoved ? "moved" : "later";
  if (outcome.kind === "arrived") await settlePicture(id, outcome.record);
  if (outcome.kind === "anew") await updatePicture(id, { address: UPLOADS_PATH });
  if (outcome.kind === "refused")
    await updatePicture(id, { state: "refused", reason: outcome.reason, address: UPLOADS_PATH });
  return "done";
}

/** The next queued picture, in the order in which they were chosen. */
export const nextPicture: NextEntry = async () => {
  const all = await listEntries("picture");
  const picture = all.find((one): one is WaitingPicture => one.state === "waiting");
  return picture ? () => sendPicture(picture) : null;
};

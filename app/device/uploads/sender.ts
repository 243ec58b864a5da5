import { listen, tell } from "./news";
import { isScaledFirst } from "./originals";
import { findPicture, nextPicture, settlePicture, updatePicture } from "./picture-queue";
import { scaleDown } from "./scale";
import { type Outcome, sendInTurn } from "./send-in-turn";
import { uploadPicture } from "./upload";
import { UPLOADS } from "./uploads-lock";
import { pauseAfter, type WaitingPicture } from "./waiting-picture";

/** What has begun goes on with the same bytes. */
async function inItsSize(picture: WaitingPicture) {
  if (picture.uploadUrl || !isScaledFirst()) return picture;
  return { ...picture, file: await scaleDown(picture.file) };
}

async function send(picture: WaitingPicture): Promise<Outcome> {
  const { id } = picture;
  const cancelling = new AbortController();
  const stop = listen(async ({ type }) => {
    if (type === "changed" && !(await findPicture(id))) cancelling.abort();
  });
  tell({ type: "line", line: "sending" });
  try {
    return await uploadPicture(await inItsSize(picture), {
      signal: cancelling.signal,
      onProgress: (sent, total) => tell({ type: "progress", id, sent, total }),
    });
  } finally {
    stop();
  }
}

async function settle({ id }: WaitingPicture, outcome: Outcome) {
  if (outcome.kind === "arrived") await settlePicture(id, outcome.record);
  if (outcome.kind === "refused") {
    await updatePicture(id, { state: "refused", reason: outcome.reason, uploadUrl: undefined });
  }
  if (outcome.kind === "anew") await updatePicture(id, { uploadUrl: undefined });
}

function pause(failures: number) {
  tell({ type: "line", line: "pausing" });
  return new Promise<void>((resolve) => {
    const timer = setTimeout(end, pauseAfter(failures));
    const stop = listen(({ type }) => type === "wake" && end());
    window.addEventListener("online", end);
    function end() {
      clearTimeout(timer);
      stop();
      window.removeEventListener("online", end);
      resolve();
    }
  });
}

async function sendAll() {
  const isDone = await sendInTurn({ next: nextPicture, send, settle, pause });
  tell({ type: "line", line: isDone ? "idle" : "signed-out" });
}

/**
 * Sends all that waits; of all open pages one does, and when it is closed the next goes on. Called once more
 * while it sends, it looks again afterwards: something may have come in its last moment.
 */
export function sendPictures() {
  return navigator.locks.request(UPLOADS, sendAll);
}

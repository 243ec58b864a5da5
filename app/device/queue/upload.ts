import { type DetailedError, type HttpResponse, Upload, type UploadOptions } from "tus-js-client";
import { UPLOADS_PATH } from "./names";
import { meaningOf } from "./picture-entry";
import { updatePicture } from "./pictures";
import type { MediaRecord, WaitingPicture } from "./queue-entry";

/** What became of one attempt to send a picture. */
export type UploadOutcome =
  | { kind: "arrived"; record: MediaRecord }
  | { kind: "refused"; reason: string }
  /** `hasMoved` says that some of it arrived before the line broke. */
  | { kind: "later"; hasMoved: boolean }
  | { kind: "anew" }
  | { kind: "cancelled" }
  | { kind: "signed-out" };

/** A line that died without a word. The site may take its time over the last bytes of a large picture. */
const LONGEST_SILENCE_MS = 90_000;
const NO_REASON = "The site refused this picture and gave no reason.";

/** The record of an upload that is whole; throws when it could not be fetched. */
async function fetchRecord(response: HttpResponse): Promise<UploadOutcome> {
  const address = response.getHeader("Content-Location");
  if (!address) return { kind: "refused", reason: NO_REASON };
  const answer = await fetch(address, { headers: { Accept: "application/json" } });
  if (answer.ok) return { kind: "arrived", record: (await answer.json()) as MediaRecord };
  return failure(answer.status, await answer.text(), true);
}

function failure(
  status: number | null,
  body: string,
  hasMoved: boolean,
  isResumed = false,
): UploadOutcome {
  const kind = meaningOf(status, isResumed);
  if (kind === "refused") return { kind, reason: reasonIn(body) };
  return kind === "later" ? { kind, hasMoved } : { kind };
}

/** The site's door answers in JSON, what takes the upload in as plain text. */
export function reasonIn(body: string) {
  try {
    const { message } = JSON.parse(body) as { message?: string };
    return message ?? NO_REASON;
  } catch {
    return body.trim() || NO_REASON;
  }
}

type Attempt = {
  /** Called with the bytes that have left. */
  onProgress(sent: number, total: number): void;
  /** Cancels it here and on the site. */
  signal: AbortSignal;
};

/** Whether an upload was begun, and goes on with the same bytes. */
export function isBegun({ address }: WaitingPicture) {
  return address !== UPLOADS_PATH;
}

/** Sends these bytes of a picture from where it stopped, and says what became of it; never rejects. */
export function uploadPicture(picture: WaitingPicture, file: Blob, attempt: Attempt) {
  const { id, name, address } = picture;
  const { onProgress, signal } = attempt;
  const isResumed = isBegun(picture);
  let accepted: number | null = null;
  let hasMoved = false;
  let silence = 0;
  return new Promise<UploadOutcome>((resolve) => {
    function end(outcome: UploadOutcome) {
      clearTimeout(silence);
      resolve(outcome);
    }
    function waitForNews() {
      clearTimeout(silence);
      silence = window.setTimeout(() => {
        upload.abort();
        end({ kind: "later", hasMoved });
      }, LONGEST_SILENCE_MS);
    }
    const options: UploadOptions = {
      // Only one of both: a site that could not be asked must not be sent the whole picture again.
      ...(isResumed ? { uploadUrl: address } : { endpoint: UPLOADS_PATH }),
      metadata: { filename: name },
      retryDelays: null,
      storeFingerprintForResuming: false,
      onAfterResponse: async (request, response) => {
        waitForNews();
        const location = request.getMethod() === "POST" && response.getHeader("Location");
        // Before a byte is sent, so that a reload finds where to go on, and with what.
        if (location) await updatePicture(id, { address: absolute(location), files: [file] });
      },
      onProgress: (sent, total) => {
        waitForNews();
        accepted ??= sent;
        hasMoved ||= sent > accepted;
        onProgress(sent, total);
      },
      onSuccess: ({ lastResponse }) => {
        fetchRecord(lastResponse).then(end, () => end({ kind: "later", hasMoved: true }));
      },
      onError: (error) => {
        const { originalResponse: response = null } = error as Partial<DetailedError>;
        const body = response?.getBody() ?? "";
        end(failure(response?.getStatus() ?? null, body, hasMoved, isResumed));
      },
    };
    const upload = new Upload(file, options);
    signal.addEventListener("abort", () => {
      // What cannot be deleted now is swept by the site.
      upload.abort(true).catch(() => {});
      end({ kind: "cancelled" });
    });
    waitForNews();
    upload.start();
  });
}

function absolute(location: string) {
  return new URL(location, new URL(UPLOADS_PATH, window.location.href)).href;
}

import { type DetailedError, type HttpResponse, Upload, type UploadOptions } from "tus-js-client";
import { UPLOADS_PATH } from "./names";
import { meaningOf } from "./picture-entry";
import { updatePicture } from "./pictures";
import type { MediaRecord, WaitingPicture } from "./queue-entry";

/** The result of one attempt to send a picture. */
export type UploadOutcome =
  | { kind: "arrived"; record: MediaRecord }
  | { kind: "refused"; reason: string }
  /** `hasMoved`: some bytes arrived before the connection broke. */
  | { kind: "later"; hasMoved: boolean }
  | { kind: "anew" }
  | { kind: "cancelled" }
  | { kind: "signed-out" };

/** After this long without any response the attempt ends. The site may take long to process a large picture. */
const LONGEST_SILENCE_MS = 90_000;
const NO_REASON = "The site refused this picture and gave no reason.";

/** The media record of a complete upload; throws if it could not be fetched. */
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

/** The message in an error body: the site's own checks answer in JSON, the upload handler in plain text. */
export function reasonIn(body: string) {
  try {
    const { message } = JSON.parse(body) as { message?: string };
    return message ?? NO_REASON;
  } catch {
    return body.trim() || NO_REASON;
  }
}

type Attempt = {
  /** Called with the number of bytes sent. */
  onProgress(sent: number, total: number): void;
  /** Cancels it here and on the site. */
  signal: AbortSignal;
};

/** Whether its upload has begun, so that it must resume with the same bytes. */
export function isBegun({ address }: WaitingPicture) {
  return address !== UPLOADS_PATH;
}

/** Uploads a picture, resuming where it stopped; never rejects. */
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
      // Only one of the two: with both, a failed status request would start the whole upload again.
      ...(isResumed ? { uploadUrl: address } : { endpoint: UPLOADS_PATH }),
      metadata: { filename: name },
      retryDelays: null,
      storeFingerprintForResuming: false,
      onAfterResponse: async (request, response) => {
        waitForNews();
        const location = request.getMethod() === "POST" && response.getHeader("Location");
        // Stored before any byte is sent, so that a reload can resume with the same bytes.
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
      // If the delete fails, the site removes the upload later.
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

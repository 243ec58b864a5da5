import type { SubmissionResult } from "@conform-to/react";
import { NO_ANSWER } from "~/forms/unanswered";
import { knowsPasskeys, makePasskey } from "~/utils/browser/passkeys";

type Asked =
  | { kind: "answer"; answer: string }
  /** The form's fields are wrong. */
  | { kind: "refused"; result: SubmissionResult<string[]> }
  | { kind: "problem"; message: string };

/** Has the site check the form of a new passkey, and a device make it. */
export async function askForPasskey(entered: FormData, origin: string): Promise<Asked> {
  if (!knowsPasskeys()) return { kind: "problem", message: "This browser knows no passkeys." };
  if (location.origin !== origin) {
    const message = `Passkeys belong to ${origin}: open the site there to add one.`;
    return { kind: "problem", message };
  }
  try {
    const response = await fetch("/admin/passkey-challenge", { method: "POST", body: entered });
    const { options, result, message = NO_ANSWER } = await response.json();
    if (result) return { kind: "refused", result };
    if (!options) return { kind: "problem", message };
    const made = await makePasskey(options);
    return made.ok ? { kind: "answer", answer: made.answer } : { kind: "problem", ...made };
  } catch {
    return { kind: "problem", message: NO_ANSWER };
  }
}

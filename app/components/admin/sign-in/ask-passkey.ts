import { NO_ANSWER } from "~/forms/unanswered";
import { type DeviceAnswer, signWithPasskey } from "~/utils/browser/passkeys";

/** Has the site say what to sign, and a device sign it with a passkey. */
export async function askPasskey(): Promise<DeviceAnswer> {
  try {
    const response = await fetch("/sign-in-challenge", { method: "POST" });
    const { options, message = NO_ANSWER } = await response.json();
    return options ? await signWithPasskey(options) : { ok: false, message };
  } catch {
    return { ok: false, message: NO_ANSWER };
  }
}

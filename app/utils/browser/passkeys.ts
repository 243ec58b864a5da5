import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** What the device answered, as text for a form; or what the page can say of why it did not. */
export type DeviceAnswer = { ok: true; answer: string } | { ok: false; message: string };

/** Whether this browser knows of passkeys at all. */
export function knowsPasskeys() {
  return "PublicKeyCredential" in window;
}

/** Has a device make a passkey. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return told(() => startRegistration({ optionsJSON }));
}

/** Has a device sign with one of the passkeys that it has of this site. */
export async function signWithPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return told(() => startAuthentication({ optionsJSON }));
}

async function told(ask: () => Promise<object>): Promise<DeviceAnswer> {
  try {
    return { ok: true, answer: JSON.stringify(await ask()) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { ok: false, message: wordsOf(error) };
  }
}

/** The names are those of the Web Authentication API. */
function wordsOf({ name, message }: Error) {
  switch (name) {
    case "NotAllowedError":
    case "AbortError":
      return "The device did not confirm. Nothing has changed: try again.";
    case "InvalidStateError":
      return "This device has a passkey of this site already.";
    case "SecurityError":
      return "At this address the browser makes no passkeys for this site.";
    default:
      return `The device could not do this: ${message}`;
  }
}

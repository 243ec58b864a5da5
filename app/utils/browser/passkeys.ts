import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** The device's answer as text for a form, or a message about why there is none. */
export type DeviceAnswer = { ok: true; answer: string } | { ok: false; message: string };

/** Whether this browser supports passkeys. */
export function knowsPasskeys() {
  return "PublicKeyCredential" in window;
}

/** Asks a device to create a passkey. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return told(() => startRegistration({ optionsJSON }));
}

/** Asks a device to sign with one of its passkeys for this site. */
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

/** The names of errors in the Web Authentication API. */
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

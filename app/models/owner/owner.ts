import { z } from "zod";
import { requiredText } from "~/models/base/records/value-schemas";

const MAX_PASSWORD_LENGTH = 1_000;
export const MAX_USERNAME_LENGTH = 60;

/** A password as it was typed, which must not be blank. */
function password(label: string) {
  return z
    .string({
      error: (issue) => (issue.input == null ? `${label} is required` : `${label} must be text.`),
    })
    .max(MAX_PASSWORD_LENGTH, `${label} is too long.`)
    .refine((value) => value.trim().length > 0, `${label} is required`);
}

/** A name and a password, neither of them blank; the password is not trimmed. */
export const signInInput = z.object({
  username: requiredText("Username"),
  password: password("Password"),
});

/** A new user name; the password proves that the owner asks. */
export const nameChange = z.object({
  name: requiredText("Name", MAX_USERNAME_LENGTH),
  presentPassword: password("Your present password"),
});

export type NameChange = z.output<typeof nameChange>;

/** Another password, entered twice. */
export const passwordChange = z.object({
  presentPassword: password("Your present password"),
  newPassword: password("The new password"),
  newPasswordAgain: password("The new password once more"),
});

export type PasswordChange = z.output<typeof passwordChange>;

/** The name of a new passkey, sent before the device is asked. */
export const passkeyStart = z.object({
  passkeyName: requiredText("Name", MAX_USERNAME_LENGTH),
  presentPassword: password("Your present password"),
});

/** A new passkey, with the device's answer. */
export const newPasskey = z.object({
  passkeyName: requiredText("Name", MAX_USERNAME_LENGTH),
  passkey: z
    .string("The device's answer is missing.")
    .max(20_000, "The device's answer is too long."),
});

export type NewPasskey = z.output<typeof newPasskey>;

export const passkeyRename = z.object({ passkeyName: requiredText("Name", MAX_USERNAME_LENGTH) });

/** The request for new recovery codes. */
export const codesRequest = z.object({ presentPassword: password("Your present password") });

export const restoreRequest = z.object({ presentPassword: password("Your present password") });

/** Mistakes in the fields themselves, whatever the account. */
export type SignInErrors = Partial<Record<keyof z.input<typeof signInInput>, string[]>>;

import { z } from "zod";
import { requiredText } from "~/models/records/value-schemas";

const MAX_PASSWORD_LENGTH = 1_000;

/** A name and a password, neither of them blank. The password is taken as it was typed. */
export const signInInput = z.object({
  username: requiredText("Username"),
  password: z
    .string({
      error: (issue) => (issue.input == null ? "Password is required" : "Password must be text."),
    })
    .max(MAX_PASSWORD_LENGTH, "Password is too long.")
    .refine((value) => value.trim().length > 0, "Password is required"),
});

/** What is wrong with either field itself, whatever the account. */
export type SignInErrors = Partial<Record<keyof z.input<typeof signInInput>, string[]>>;

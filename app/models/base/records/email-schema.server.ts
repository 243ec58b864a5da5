import { z } from "zod";
import { readMailAddress } from "~/smtp/mail-address.server";
import { trimmed } from "~/utils/words/trimmed";
import { LIMITS } from "./limits";
import { entered, tooLong } from "./value-schemas";

/** One strict mail address in its one form: no comma, no line break, no display name. */
export function email() {
  return entered({
    error: (issue) => (issue.input == null ? "Email is required" : "Email must be text."),
  })
    .overwrite(trimmed)
    .min(1, "Email is required")
    .max(LIMITS.email, tooLong("Email", LIMITS.email))
    .transform((value, context) => {
      const address = readMailAddress(value);
      if (address !== null) return address;
      context.addIssue("Enter a valid email address, such as name@example.com.");
      return z.NEVER;
    });
}

import { env } from "~/utils/env.server";
import { DEMO_PASSWORD } from "~/utils/settings.server";
import { hasOwner } from "./owner.server";
import { hasPasskeys } from "./passkey.server";
import { hasRecoveryCodes } from "./recovery-codes.server";

/** By what the owner can sign in, and what the demo fills in by itself. */
export function signInWays(takesPasskeys: boolean) {
  return {
    username: env.demoMode ? "admin" : "",
    password: env.demoMode ? DEMO_PASSWORD : "",
    hasOwner: hasOwner(),
    hasCodes: hasRecoveryCodes(),
    hasPasskeys: takesPasskeys && hasPasskeys(),
  };
}

import { DEMO_PASSWORD, DEMO_USERNAME } from "~/utils/environment.server";
import { hasOwner, isDemoOwner } from "./owner.server";
import { hasPasskeys } from "./passkey.server";
import { hasRecoveryCodes } from "./recovery-codes.server";

/** By what the owner can sign in, and what the demo fills in by itself while it is true. */
export async function signInWays(takesPasskeys: boolean) {
  const isDemo = await isDemoOwner();
  return {
    username: isDemo ? DEMO_USERNAME : "",
    password: isDemo ? DEMO_PASSWORD : "",
    hasOwner: hasOwner(),
    hasCodes: hasRecoveryCodes(),
    hasPasskeys: takesPasskeys && hasPasskeys(),
  };
}

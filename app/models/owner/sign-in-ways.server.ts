import { DEMO_PASSWORD, DEMO_USERNAME } from "~/utils/environment.server";
import { hasOwner, isDemoOwner } from "./owner.server";
import { hasPasskeys } from "./passkey.server";
import { hasRecoveryCodes } from "./recovery-codes.server";

/** The ways in which the owner can sign in, and the demo's name and password as long as they are valid. */
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

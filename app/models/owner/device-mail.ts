import { site } from "~/site";
import { formatZonedTime } from "~/utils/words/zoned-time";
import type { SignInOrigin } from "./session.server";

/** Tells the owner of a sign-in on a device that the site did not know. */
export function newDeviceMail({ device, network }: SignInOrigin, at: Date, origin: string) {
  return {
    subject: `A new device signed in: ${device}`,
    text: `${device} signed in to ${site().siteName} on ${formatZonedTime(at)}${network ? `, from the network ${network}` : ""}. It had not been seen here before.

If that was you, there is nothing to do. If not, change the password, which ends all other sessions, and look at who is signed in:
${origin}/admin/account
`,
  };
}

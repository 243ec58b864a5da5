import { z } from "zod";
import type { FieldErrors } from "~/models/base/records/result";
import { hashPassword } from "~/models/owner/credentials.server";
import { signInInput } from "~/models/owner/owner";
import { createOwner } from "~/models/owner/owner.server";
import { passwordProblem } from "~/models/owner/password-rules.server";
import { endSetupCode } from "~/models/owner/setup-code.server";
import { settingGroups } from "~/models/texts/settings";
import { updateSettings } from "~/models/texts/settings.server";
import { transact } from "~db/client.server";

/** What a new site is told at its first start: who may write, and what it is called. */
export const setUpInput = z.object({
  ...signInInput.shape,
  siteName: settingGroups.names.shape.siteName,
  travellerName: settingGroups.names.shape.travellerName,
  timeZone: settingGroups.places.shape.timeZone,
});

type SetUp = z.output<typeof setUpInput>;
type Made = { ok: true; ownerId: string } | { ok: false; fieldErrors: FieldErrors };

/** Makes the owner with the first settings, both or neither; of two at once one comes first. */
export async function setUpSite({ username, password, ...names }: SetUp): Promise<Made> {
  const own = [names.siteName ?? "", names.travellerName ?? ""];
  const problem = passwordProblem(password, username, own);
  if (problem) return { ok: false, fieldErrors: { password: [problem] } };
  const passwordHash = await hashPassword(password);
  return transact((): Made => {
    const ownerId = createOwner(username, passwordHash);
    if (ownerId === null) {
      return {
        ok: false,
        fieldErrors: { "": ["Somebody else was quicker: the site has an owner."] },
      };
    }
    const saved = updateSettings(names);
    if (!saved.ok) throw new Error("The first settings of a site could not be saved.");
    endSetupCode();
    return { ok: true, ownerId };
  });
}

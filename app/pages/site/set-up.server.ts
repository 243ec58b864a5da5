import countryToCurrency from "country-to-currency";
import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import type { FieldErrors } from "~/models/base/records/result";
import { requiredText } from "~/models/base/records/value-schemas";
import { hashPassword } from "~/models/owner/credentials.server";
import { signInInput } from "~/models/owner/owner";
import { createOwner } from "~/models/owner/owner.server";
import { passwordProblem } from "~/models/owner/password-rules.server";
import { endSetupCode } from "~/models/owner/setup-code.server";
import { settingGroups } from "~/models/texts/settings";
import { beginOwnSite, updateSettings } from "~/models/texts/settings.server";
import { countryNamed } from "~/utils/words/countries";
import { inOneLine } from "~/utils/words/quoted";
import { transact } from "~db/client.server";

/** The form of a new site: the owner's name and password, and the site's names. */
export const setUpInput = z.object({
  ...signInInput.shape,
  siteName: requiredText("The site's name", LIMITS.word).overwrite(inOneLine),
  travellerName: requiredText("Your name", LIMITS.word).overwrite(inOneLine),
  ...settingGroups.places.shape,
});

type SetUp = z.output<typeof setUpInput>;
type Made = { ok: true; ownerId: string } | { ok: false; fieldErrors: FieldErrors };

/** Creates the owner and the first settings, both or neither; of two simultaneous attempts only one succeeds. */
export async function setUpSite({ username, password, ...names }: SetUp): Promise<Made> {
  const own = [names.siteName, names.travellerName];
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
    // First, so that her settings are stored as chosen even if they equal the defaults.
    beginOwnSite();
    const saved = updateSettings({
      ...names,
      language: names.language || "en-GB",
      timeZone: names.timeZone || "UTC",
      currency: names.currency || currencyOf(names.country),
    });
    if (!saved.ok) throw new Error("The first settings of a site could not be saved.");
    endSetupCode();
    return { ok: true, ownerId };
  });
}

/** What is paid with in a country of this English name, ISO 4217; `null` where no country is of that name. */
function currencyOf(country: string | null | undefined) {
  const entries = Object.entries(countryToCurrency);
  const [, currency = null] = entries.find(([code]) => countryNamed(code) === country) ?? [];
  return currency;
}

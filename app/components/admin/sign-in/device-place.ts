import { COUNTRY_CODES, countryNamed } from "~/utils/words/countries";

/** The zone and the country of this device, as far as it tells them, for fields that the owner can correct. */
export function devicePlace() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { language: navigator.language, timeZone, country: countryOf(timeZone) };
}

export type DevicePlace = ReturnType<typeof devicePlace>;

/**
 * The English name of the country of this zone, else of the language's region: many devices are set to English
 * everywhere.
 */
function countryOf(zone: string) {
  const { region } = new Intl.Locale(navigator.language);
  const codes = region ? [region, ...COUNTRY_CODES] : COUNTRY_CODES;
  const code = codes.find((code) => zonesOf(code).includes(zone)) ?? region;
  return code ? countryNamed(code) : "";
}

/** Not every browser has this method. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] };

function zonesOf(country: string) {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}

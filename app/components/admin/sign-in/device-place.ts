/** Where this device thinks it is, as far as it says so; for fields that the owner can correct. */
export function devicePlace() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { language: navigator.language, timeZone, country: countryOf(timeZone) };
}

export type DevicePlace = ReturnType<typeof devicePlace>;

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The English name of the country with this zone, else of the language's; many a device speaks English anywhere. */
function countryOf(zone: string) {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const own = new Intl.Locale(navigator.language).region;
  const code = [own ?? "", ...codes].find((code) => code && zonesOf(code).includes(zone)) ?? own;
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return (code && names.of(code)) || "";
}

/** Not every browser knows them. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] };

function zonesOf(country: string) {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}

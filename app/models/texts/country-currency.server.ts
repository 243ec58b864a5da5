import countryToCurrency from "country-to-currency";

/** What is paid with in a country of this English name, ISO 4217; `null` where no country is of that name. */
export function currencyOf(country: string | null | undefined) {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const [, currency = null] =
    Object.entries(countryToCurrency).find(([code]) => names.of(code) === country) ?? [];
  return currency;
}

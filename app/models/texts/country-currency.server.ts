import countryToCurrency from "country-to-currency";
import { countryNamed } from "~/utils/words/countries";

/** What is paid with in a country of this English name, ISO 4217; `null` where no country is of that name. */
export function currencyOf(country: string | null | undefined) {
  const entries = Object.entries(countryToCurrency);
  const [, currency = null] = entries.find(([code]) => countryNamed(code) === country) ?? [];
  return currency;
}

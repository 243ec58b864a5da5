import { COUNTRY_CODES, countryNamed } from "~/utils/words/countries";
import { eachOnce } from "~/utils/words/entries";

/** The choices for the settings of language, zone, currency and country. */

/** BCP 47 tags of languages that people write travel letters in, with a country if numbers and dates depend on it. */
const LANGUAGES =
  "af am ar ar-EG ar-MA as az be bg bn bn-IN bs ca cs cy da de de-AT de-CH el en-AU en-CA en-GB en-IE en-IN en-NZ en-SG en-US en-ZA es es-AR es-CL es-CO es-MX et eu fa fi fil fr fr-BE fr-CA fr-CH ga gl gu he hi hr hu hy id is it it-CH ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl nl-BE nn or pa pl pt-BR pt-PT ro ru sd si sk sl sq sr sv sw ta te th tr uk ur uz vi wo yo zh-CN zh-TW zu".split(
    " ",
  );

/** ISO 3166 codes that are not countries. */
const NO_COUNTRY = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

/** In their own words, such as 'norsk bokmål'. */
function languages() {
  return LANGUAGES.map((tag) => {
    const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
    return { value: tag, label: `${name} (${tag})` };
  });
}

/** By their English names, as a pin's country is. */
function countries() {
  const all = COUNTRY_CODES.filter((code) => !NO_COUNTRY.has(code)).map(countryNamed);
  return eachOnce(all.filter(Boolean)).sort((one, other) => one.localeCompare(other, "en"));
}

function currencies() {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  return Intl.supportedValuesOf("currency").map((code) => ({
    value: code,
    label: `${names.of(code)} (${code})`,
  }));
}

/** Names of the IANA database that have changed since this machine's list was made. */
const RENAMED: Record<string, string> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Europe/Kiev": "Europe/Kyiv",
};

function zones() {
  const names = Intl.supportedValuesOf("timeZone").map((name) => RENAMED[name] ?? name);
  return eachOnce([...names, "UTC"]).sort();
}

/** Kept while the program runs. */
let choices: ReturnType<typeof readChoices> | undefined;

function readChoices() {
  return {
    languages: languages(),
    zones: zones(),
    currencies: currencies(),
    countries: countries(),
  };
}

export function settingChoices() {
  choices ??= readChoices();
  return choices;
}

export type SettingChoices = ReturnType<typeof settingChoices>;

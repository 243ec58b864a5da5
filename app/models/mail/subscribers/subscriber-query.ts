import { parseDay } from "~/utils/words/dates";
import { cadences, subscriberSources } from "~/vocabulary";
import { subscriberStates } from "./subscriber";

/** The path of the subscribers' list. */
export const SUBSCRIBERS = "/admin/subscribers";

const choices = { state: subscriberStates, cadence: cadences, source: subscriberSources };

/** Reads the filters from the list's address; unknown values are ignored. */
export function readSubscriberFilters(params: URLSearchParams) {
  const chosen = <Name extends keyof typeof choices>(name: Name) => {
    const offered: readonly (typeof choices)[Name][number][] = choices[name];
    return offered.find((value) => value === params.get(name)) ?? null;
  };
  return {
    state: chosen("state"),
    cadence: chosen("cadence"),
    source: chosen("source"),
    /** The first and the last day of subscribing. */
    from: parseDay(params.get("from") ?? ""),
    until: parseDay(params.get("until") ?? ""),
  };
}

export type SubscriberFilters = ReturnType<typeof readSubscriberFilters>;

/** The filters that are set, as parameters of an address. */
export function setFilters(filters: SubscriberFilters) {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

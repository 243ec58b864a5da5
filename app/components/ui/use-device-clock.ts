import { useIsHydrated } from "~/utils/browser/use-is-hydrated";

/**
 * This device's UTC offset at an instant, in minutes east; `null` on the server and until hydration, because the server
 * does not know it.
 */
export function useDeviceClock(date: Date | null) {
  const isHydrated = useIsHydrated();
  return isHydrated && date ? -date.getTimezoneOffset() : null;
}

import { useIsHydrated } from "~/utils/browser/use-is-hydrated";

/**
 * This device's clock at an instant, in minutes east of UTC; `null` on the server and until React has taken over, for
 * the server does not know it.
 */
export function useDeviceClock(date: Date | null) {
  const isHydrated = useIsHydrated();
  return isHydrated && date ? -date.getTimezoneOffset() : null;
}

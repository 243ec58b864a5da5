import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has hydrated the page: false on the server and in the first rendering, which must match. */
export function useIsHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has taken over: false on the server and in the first rendering, which must match it. */
export function useIsHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The Web Lock under which all is sent from this browser, by whichever of its pages or its worker. */
export const SENDING = "device";

/** Does the work once nobody in this browser does any under this name; with `ifAvailable` now, or not at all. */
export function alone<Value>(
  name: string,
  work: () => Promise<Value>,
  options: Pick<LockOptions, "ifAvailable"> = {},
): Promise<Value | null> {
  return navigator.locks.request(name, options, (lock) => (lock ? work() : null));
}

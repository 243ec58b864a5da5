/**
 * Ends this process when its parent process ends, in whatever way, or if that has ended already: the event comes only
 * once. Does nothing in a process that was started by hand.
 */
export function endWithParent(code = 0) {
  process.once("disconnect", () => process.exit(code));
  if (process.connected === false) process.exit(code);
}

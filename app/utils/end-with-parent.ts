/**
 * Ends this process with the one that has started it, however that ends; also where it has ended by now, for nobody hears
 * of that a second time. Nothing for a process that was started by hand.
 */
export function endWithParent(code = 0) {
  process.once("disconnect", () => process.exit(code));
  if (process.connected === false) process.exit(code);
}

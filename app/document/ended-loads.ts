/**
 * A load that a newer press ends is no error. Where some of its data has come, its decoder (`turbo-stream`) rejects the
 * promise of the stream's end, for which Remix does not look.
 */
export function ignoreEndedLoads() {
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason?.name === "AbortError") event.preventDefault();
  });
}

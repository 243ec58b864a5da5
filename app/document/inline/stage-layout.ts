// Says that what lies below the window may be laid out later (see `stagedStyles`); not where a scroll position is to
// be restored.
const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

if (!location.hash && opening?.type === "navigate") {
  document.documentElement.classList.add("staged");
}

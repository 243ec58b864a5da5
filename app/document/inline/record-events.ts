// Records clicks and typing before the page's scripts run, for `event-replay.ts`; links and forms work without it.
self.askedFor = location.pathname + location.search;
self.eventLog = new Set();

function record({ type, target }: Event) {
  const element = target as HTMLElement;
  const recorded = type === "click" ? element.closest<HTMLElement>("button[type=button]") : element;
  if (recorded) self.eventLog?.add(recorded);
}

window.addEventListener("click", record, true);
window.addEventListener("input", record, true);

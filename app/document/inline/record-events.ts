// Records clicks and typing before the page's scripts are there, for `event-replay.ts`; links and forms work without.
self.askedFor = location.pathname + location.search;
self.eventLog = new Map();

window.addEventListener(
  "click",
  ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("button[type=button]");
    if (button) self.eventLog?.set(button, undefined);
  },
  true,
);

window.addEventListener(
  "input",
  ({ target }) => {
    self.eventLog?.set(target as HTMLInputElement, (target as HTMLInputElement).value);
  },
  true,
);

// Remembers what is done to the page before its scripts are there; links and forms work without.
self.askedFor = location.pathname + location.search;
self.earlyInput = new Map();

window.addEventListener(
  "click",
  ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("button[type=button]");
    if (button) self.earlyInput?.set(button, undefined);
  },
  true,
);

window.addEventListener(
  "input",
  ({ target }) => {
    self.earlyInput?.set(target as HTMLInputElement, (target as HTMLInputElement).value);
  },
  true,
);

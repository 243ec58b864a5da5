type EarlyWindow = Window & {
  /** What was pressed or filled in before React listens; a press has no value. */
  earlyInput?: Map<HTMLElement, string | undefined> | null;
  /** The address that this document was asked for with. */
  askedFor?: string;
};

/** Remembers what is done to the page before its scripts are there; links and forms work without. */
export const earlyScript = `self.askedFor=location.pathname+location.search;self.earlyInput=new Map;addEventListener("click",e=>{const b=e.target.closest("button[type=button]");if(b)self.earlyInput?.set(b)},true);addEventListener("input",e=>self.earlyInput?.set(e.target,e.target.value),true)`;

/**
 * Whether the address is another one than that of this document: after a reload, back may lead to an entry that
 * only the scripts know how to show.
 */
export function hasMovedOn() {
  const { askedFor } = window as EarlyWindow;
  return askedFor !== undefined && askedFor !== location.pathname + location.search;
}

/** Ends the remembering, when React begins to listen itself, and gives what repeats it all. */
export function takeEarlyInput() {
  const page = window as EarlyWindow;
  const done = [...(page.earlyInput ?? [])];
  page.earlyInput?.clear();
  page.earlyInput = null;
  return () => {
    for (const [element, value] of done) repeat(element, value);
  };
}

function repeat(element: HTMLElement, value: string | undefined) {
  if (value === undefined) return element.click();
  // React puts a list back to what the server chose.
  if (element instanceof HTMLSelectElement) element.value = value;
  element.dispatchEvent(new Event("input", { bubbles: true }));
}

/** When what acts as an extension of the browser changes a page. */
export type Moment =
  | "while it is parsed"
  | "once it is parsed"
  | "while it wakes"
  | "once it is awake";

/** The elements that were put into the page, and what puts them there. */
export type Strangers = { elements: Element[]; act(): void };

/**
 * Runs in the page, before all of its scripts: does what password managers, spelling helpers, translators and dark modes
 * do to it, each place once.
 */
export function actAsExtensions(moment: Moment) {
  localStorage.setItem("theme", "dark");
  const elements: Element[] = [];
  const done = new WeakSet<Node>();

  function stranger(name: string, text = "") {
    const element = document.createElement(name);
    element.textContent = text;
    done.add(element);
    elements.push(element);
    return element;
  }

  function once<Found extends Node>(found: Iterable<Found | null>, change: (node: Found) => void) {
    for (const node of found) {
      if (!node || done.has(node)) continue;
      done.add(node);
      change(node);
    }
  }

  function texts(within: string) {
    const found: Text[] = [];
    for (const element of document.querySelectorAll(within)) {
      for (const node of element.childNodes) if (node instanceof Text) found.push(node);
    }
    return found;
  }

  function act() {
    const { head, body, documentElement } = document;
    once([documentElement], (html) => {
      html.setAttribute("data-extension", "");
      html.append(stranger("my-integration"));
    });
    once([head], (node) => {
      node.prepend(stranger("style"));
      node.append(stranger("link"), stranger("script"));
    });
    once([body], (node) => {
      node.setAttribute("data-extension", "");
      node.prepend(stranger("div"));
      node.append(stranger("div"));
    });
    once(document.querySelectorAll("input,textarea,select"), (field) => {
      field.setAttribute("data-extension", "");
      const icon = stranger("my-icon");
      field.after(stranger("span", "*"));
      if (field.localName !== "textarea") return field.before(icon);
      const wrapper = stranger("my-wrapper");
      field.replaceWith(wrapper);
      wrapper.append(icon, field);
    });
    once(document.querySelectorAll("label,nav a"), (node) => node.prepend(stranger("i")));
    // A translator puts its words in the place of the page's.
    once(texts("h1,h2,footer a"), (text) => text.replaceWith(stranger("font", `«${text.data}»`)));
    once(texts("main p,main button"), (text) => {
      const font = stranger("font");
      text.replaceWith(font);
      font.append(text);
    });
    once(texts("li"), (text) => {
      if (text.length > 1) done.add(text.splitText(1));
    });
  }

  Object.assign(window, { strangers: { elements, act } satisfies Strangers });
  if (moment === "while it is parsed")
    new MutationObserver(act).observe(document, { childList: true, subtree: true });
  if (moment === "once it is parsed") document.addEventListener("DOMContentLoaded", act);
  if (moment === "while it wakes") {
    // From then on React hydrates, in many small tasks.
    const timer = setInterval(() => {
      if (window.eventLog !== null) return;
      clearInterval(timer);
      act();
    });
  }
}

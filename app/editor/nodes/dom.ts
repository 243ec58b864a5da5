type Attributes = Record<string, string>;

/** An element with attributes and children. */
export function dom<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  children: (HTMLElement | string)[] = [],
) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A button of a block in the editor. */
export function blockButton(text: string, label: string, onPress: () => void) {
  const sign = dom("span", { "aria-hidden": "true", title: label }, [text]);
  const button = dom("button", { type: "button", "aria-label": label }, [sign]);
  button.addEventListener("click", onPress);
  return button;
}

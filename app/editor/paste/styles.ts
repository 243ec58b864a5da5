import type { HtmlElement } from "~/utils/markup/html-tree";

/** The formats that a style attribute stands for. */

export function declarations({ attributes: { style = "" } }: HtmlElement) {
  const pairs = style.split(";").map((one) => one.split(":"));
  return new Map(
    pairs.map(([key = "", value = ""]) => [key.trim().toLowerCase(), value.trim().toLowerCase()]),
  );
}

const isBold = (weight = "") => /^(bold|bolder|[6-9]00)$/.test(weight);

/** The elements to put around what this element holds, the outermost first. Headings have a look of their own. */
export function formatsOf(element: HtmlElement) {
  const style = declarations(element);
  const decoration = `${style.get("text-decoration")} ${style.get("text-decoration-line")}`;
  const shift = style.get("vertical-align");
  return [
    element.name !== "strong" &&
      element.name !== "b" &&
      isBold(style.get("font-weight")) &&
      "strong",
    element.name !== "em" && element.name !== "i" && style.get("font-style") === "italic" && "em",
    decoration.includes("line-through") && "s",
    shift === "super" && "sup",
    shift === "sub" && "sub",
  ].filter((format) => format !== false);
}

/** Whether an element's style takes back what its name says, as the wrapper of a whole document does. */
export function isPlainAgain(element: HtmlElement) {
  const style = declarations(element);
  if (/^(b|strong)$/.test(element.name))
    return /^(normal|[1-5]00)$/.test(style.get("font-weight") ?? "");
  if (/^(i|em)$/.test(element.name)) return style.get("font-style") === "normal";
  return false;
}

import { DomUtils, parseDocument } from "htmlparser2";

type Element = ReturnType<typeof elementsOf>[number];

function elementsOf(nodes: ReturnType<typeof parseDocument>["children"]) {
  return DomUtils.findAll(() => true, nodes);
}

export type Control = {
  name: string;
  value: string;
  isSent: boolean;
  isFile: boolean;
  isHidden: boolean;
};

/** What a control without its own scripts sends, and whether it sends anything as it stands. */
function controlOf(element: Element): Control {
  const { name = "", type = "text", value = "" } = element.attribs;
  const kind = { isFile: type === "file", isHidden: type === "hidden" };
  if (element.name === "textarea") {
    // A line break right after the tag is the markup's own.
    return { name, value: DomUtils.textContent(element).replace(/^\n/, ""), isSent: true, ...kind };
  }
  if (element.name === "select") {
    const options = elementsOf(element.children).filter((one) => one.name === "option");
    const chosen = options.find((one) => "selected" in one.attribs) ?? options[0];
    return { name, value: chosen?.attribs.value ?? "", isSent: chosen !== undefined, ...kind };
  }
  const isBox = type === "checkbox" || type === "radio";
  return {
    name,
    value: isBox ? (element.attribs.value ?? "on") : value,
    // A browser sends a file field in which nothing was chosen, and the server drops it.
    isSent: !kind.isFile && (!isBox || "checked" in element.attribs),
    ...kind,
  };
}

/** The controls of each form in a page, without its buttons and what a browser would not send. */
export function formsIn(html: string): Control[][] {
  const forms = elementsOf(parseDocument(html).children).filter(({ name }) => name === "form");
  return forms.map((form) =>
    elementsOf(form.children)
      .filter(({ name, attribs }) => {
        const isControl = ["input", "select", "textarea"].includes(name);
        // What names no form's id is of none.
        const isOfForm = attribs.form !== "";
        return isControl && isOfForm && attribs.name && !("disabled" in attribs);
      })
      .map(controlOf),
  );
}

/** What a form sends as it stands. */
export function entriesOf(form: Control[]) {
  return form.filter(({ isSent }) => isSent).map(({ name, value }) => [name, value] as const);
}

/** What the form with a field of this name would send. */
export function formWith(html: string, name: string) {
  const form = formsIn(html).find((controls) => controls.some((one) => one.name === name));
  return Object.fromEntries(entriesOf(form ?? []));
}

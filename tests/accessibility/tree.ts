import type { CDPSession, Page } from "@playwright/test";

type Node = Awaited<ReturnType<typeof readNodes>>[number];
type Told = { line: string; text?: string; inside: Told[] };

/** What says nothing by itself, without a name: what is in it is told in its place. */
const SILENT = new Set([
  "none",
  "generic",
  "form",
  "InlineTextBox",
  "LineBreak",
  "ListMarker",
  "sectionheader",
  "sectionfooter",
]);

const STATES = [
  "disabled",
  "expanded",
  "checked",
  "pressed",
  "selected",
  "required",
  "invalid",
  "readonly",
  "hasPopup",
  "modal",
  "busy",
  "live",
  "level",
  "valuetext",
] as const;
/** What they are unless something else is said. */
const USUAL = new Set<unknown>([undefined, false, "false", "none", ""]);

/** What the browser tells a screen reader of the open page: a line for each thing, by role, name, state and value. */
export async function readTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  const currents = await readCurrents(session);
  const nodes = await readNodes(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  function tell(node: Node): Told[] {
    const inside = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? tell(child) : [];
    });
    const role = String(node.role?.value);
    const name = String(node.name?.value ?? "").trim();
    if (role === "StaticText")
      return name ? [{ line: JSON.stringify(name), text: name, inside: [] }] : [];
    if (node.ignored || (SILENT.has(role) && !name && !stateOf(node))) return inside;
    const isCurrent = currents.has(node.backendDOMNodeId ?? 0);
    const line = [
      role,
      name && JSON.stringify(name),
      stateOf(node),
      isCurrent && "[current]",
      node.value?.value !== undefined && `= ${JSON.stringify(node.value.value)}`,
      node.description?.value && `(${node.description.value})`,
    ];
    return [withWords(line.filter(Boolean).join(" "), withoutName(inside, name))];
  }

  const [root] = nodes;
  return `${(root ? tell(root) : []).flatMap((told) => written(told, 0)).join("\n")}\n`;
}

async function readNodes(session: CDPSession) {
  return (await session.send("Accessibility.getFullAXTree")).nodes;
}

/** The elements with `aria-current`, which the protocol leaves out. */
async function readCurrents(session: CDPSession) {
  await session.send("DOM.enable");
  const { nodes } = await session.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const isCurrent = ({ attributes = [] }: (typeof nodes)[number]) =>
    attributes.includes("aria-current");
  return new Set(nodes.filter(isCurrent).map(({ backendNodeId }) => backendNodeId));
}

function stateOf({ role, properties = [] }: Node) {
  const told = properties.filter(
    ({ name, value }) => STATES.some((state) => state === name) && !USUAL.has(value.value),
  );
  // Whether something that opens is closed is told, too.
  const isClosed = properties.some(
    ({ name, value }) => ["expanded", "pressed", "checked"].includes(name) && value.value === false,
  );
  const isOfList = role?.value === "listitem";
  const words = told
    .filter(({ name }) => name !== "level" || !isOfList)
    .map(({ name, value }) =>
      value.value === true || value.value === "true" ? name : `${name}: ${value.value}`,
    );
  if (isClosed) words.push("not expanded");
  return words.length > 0 ? `[${words.join(", ")}]` : "";
}

/** Words that are the name of what they stand in are told once. */
function withoutName(inside: Told[], name: string) {
  const words = (text: string) => text.replace(/\s+/g, "");
  const isName =
    inside.every(({ text }) => text !== undefined) &&
    words(inside.map(({ text }) => text).join("")) === words(name);
  return isName ? [] : inside;
}

/** Words by themselves stand in the line of what they are in. */
function withWords(line: string, inside: Told[]): Told {
  const texts = inside.map(({ text }) => text);
  if (texts.length === 0 || texts.includes(undefined)) return { line, inside };
  return { line: `${line}: ${texts.join(" ")}`, inside: [] };
}

function written({ line, inside }: Told, depth: number): string[] {
  return ["  ".repeat(depth) + line, ...inside.flatMap((told) => written(told, depth + 1))];
}

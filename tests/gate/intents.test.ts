import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import * as intents from "~/forms/intents";

type Node = { type: string; [field: string]: unknown };

const HOME = "app/forms/intents.ts";
const values = new Set<unknown>(Object.values(intents));

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const isLiteral = (value: unknown, text: unknown = undefined) =>
  isNode(value) && value.type === "Literal" && (text === undefined || value.value === text);

const nameOf = (value: unknown) => (isNode(value) ? value.name : undefined);

/** The expression or the literal of an attribute. */
function attribute(element: Node, name: string) {
  const found = (element.attributes as Node[]).find((one) => nameOf(one.name) === name)?.value;
  return isNode(found) && found.type === "JSXExpressionContainer" ? found.expression : found;
}

/** A button whose name or value is written where it stands, a field read by its name, a constant of its own. */
function isDeclared(node: Node) {
  if (node.type === "JSXOpeningElement") {
    const isButton = nameOf(attribute(node, "name")) === "INTENT";
    return (
      isLiteral(attribute(node, "name"), intents.INTENT) ||
      (isButton && isLiteral(attribute(node, "value")))
    );
  }
  if (node.type === "CallExpression") {
    return (node.arguments as unknown[]).some((argument) => isLiteral(argument, intents.INTENT));
  }
  if (node.type !== "VariableDeclarator") return false;
  const isConstant = /^[A-Z_]+$/.test(String(nameOf(node.id)));
  return isConstant && isNode(node.init) && values.has(node.init.value);
}

function declarations(file: string, source: string) {
  const found: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if (isNode(value) && isDeclared(value)) found.push(`${file}: at character ${value.start}`);
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseSync(file, source).program);
  return found;
}

test("what a button asks for is named in one file", () => {
  const files = execFileSync("git", ["ls-files", "-z", "app"], { encoding: "utf8" })
    .split("\0")
    .filter((file) => /\.tsx?$/.test(file) && file !== HOME);
  expect(files.length).toBeGreaterThan(700);
  expect(files.flatMap((file) => declarations(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  '<button name="intent" value={PUBLISH} />;',
  '<button name={INTENT} value="publish" />;',
  'form.get("intent");',
  'export const SEND = "publish";',
])("%s is found", (source) => {
  expect(declarations("example.tsx", source)).toHaveLength(1);
});

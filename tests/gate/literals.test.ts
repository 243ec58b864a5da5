import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";

type Node = { type: string; [field: string]: unknown };

const wrappers = new Set(["TSAsExpression", "TSSatisfiesExpression", "ParenthesizedExpression"]);
const spreads = new Set(["SpreadElement", "JSXSpreadAttribute"]);
const literals = new Set(["ObjectExpression", "ArrayExpression"]);

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function unwrapped(node: unknown): unknown {
  return isNode(node) && wrappers.has(node.type) ? unwrapped(node.expression) : node;
}

/** Whether the node spreads a literal where its fields or elements could stand themselves. */
function isPacked(node: Node, parent: Node | null) {
  const spread = spreads.has(node.type) ? unwrapped(node.argument) : null;
  if (!isNode(spread) || !literals.has(spread.type) || !parent) return false;
  return parent.type === "ObjectExpression" ? spread.type === parent.type : true;
}

function packedLiterals(file: string, source: string) {
  const { program } = parseSync(file, source);
  const found: string[] = [];
  const visit = (value: unknown, parent: Node | null) => {
    if (Array.isArray(value)) for (const part of value) visit(part, parent);
    else if (typeof value === "object" && value !== null) {
      const node = isNode(value) ? value : null;
      if (node && isPacked(node, parent)) found.push(`${file}: at character ${node.start}`);
      for (const part of Object.values(value)) visit(part, node ?? parent);
    }
  };
  visit(program, null);
  return found;
}

test("a literal is written out, never spread into another", () => {
  const files = execFileSync("git", ["ls-files", "-z", "*.ts", "*.tsx", "*.mjs"], {
    encoding: "utf8",
  })
    .split("\0")
    .filter(Boolean);
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap((file) => packedLiterals(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  "const a = { ...{ b: 1 } };",
  "const a = [...[1, 2]];",
  "call(...([1, 2] as const));",
  "const a = { ...({ b, c } satisfies D) };",
  "const a = <b {...{ c }} />;",
])("%s is found", (source) => {
  expect(packedLiterals("example.tsx", source)).toHaveLength(1);
});

test("what is spread by its name or on a condition is none", () => {
  expect(packedLiterals("example.ts", "const a = { ...b, ...(c && { d }) };")).toEqual([]);
});

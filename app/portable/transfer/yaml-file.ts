import { isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { ImportProblem } from "./import-problem";
import { issueInWords } from "./issue-in-words";

type Path = (string | number)[];

/** A value of a YAML file, and where it stands in it. */
export type YamlValue = { value: unknown; problem: (path: Path, message: string) => ImportProblem };

/** Reads a YAML file; what is wrong with it goes to `problems`, and there is no value then. */
export function readYaml(file: string, text: string, problems: ImportProblem[]): YamlValue | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [error] = document.errors;
  if (error) {
    const [message = ""] = error.message.split("\n");
    problems.push({
      file,
      line: lineAt(error.pos[0]),
      message: message.replace(/ at line \d+.*/, "."),
    });
    return null;
  }
  /** The line of the value, or of the nearest that is around it. */
  const lineOf = (path: Path): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };
  try {
    return {
      // A few lines can name each other so often that they fill the memory.
      value: document.toJS({ maxAliasCount: 0 }),
      problem: (path, message) => ({ file, line: lineOf(path), field: path.join("."), message }),
    };
  } catch {
    problems.push({ file, message: "Anchors and aliases are not read: write the value out." });
    return null;
  }
}

/** The part of a value at this path, problems told by the whole file's lines. */
export function partOf({ value, problem }: YamlValue, path: Path): YamlValue {
  const part = path.reduce<unknown>(
    (of, key) => (of as Record<string | number, unknown>)?.[key],
    value,
  );
  return { value: part, problem: (below, message) => problem([...path, ...below], message) };
}

/** The value as the schema has it, or `null` where it does not fit, which goes to `problems`. */
export function check<Schema extends z.ZodType>(
  yaml: YamlValue,
  schema: Schema,
  problems: ImportProblem[],
): z.output<Schema> | null {
  const { problem } = yaml;
  const { success, data, error } = schema.safeParse(yaml.value);
  if (success) return data as z.output<Schema>;
  for (const issue of error.issues) {
    const path = issue.path as Path;
    if (issue.code !== "unrecognized_keys")
      problems.push(problem(path, issueInWords(issue, partOf(yaml, path).value)));
    else
      for (const key of issue.keys)
        problems.push(problem([...path, key], "There is no such field."));
  }
  return null;
}

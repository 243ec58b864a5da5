import type { z } from "zod";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { check, type JsonValue, mapTexts, partOf, readJson } from "../json-file";
import { TEXT_ENDINGS } from "../layout";
import { addressOf, withAddresses } from "../references";
import { textOf } from "../text-file";
import type { Importing } from "./importing.server";

/** The JSON value of a file, photographs named by their addresses; `null` if the file is missing or unreadable. */
export function readValue(importing: Importing, path: string): JsonValue | null {
  const { source, problems } = importing;
  if (!source.paths.has(path)) return null;
  const json = readJson(path, source.read(path), problems);
  if (!json) return null;
  const folder = folderOf(path);
  const value = mapTexts(json.value, (text) => asStored(importing, text, folder));
  return { ...json, value };
}

function folderOf(path: string) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** The address here of the photograph that a text names, by address or hand-written path; else the text. */
function asStored({ addressAt, addressOfId }: Importing, text: string, folder: string) {
  if (text.startsWith("./")) return addressOf(text, folder, addressAt) ?? text;
  const id = pictureIdOf(text);
  const address = id && addressOfId(id);
  // The same photograph keeps the variant that was chosen.
  return address && pictureIdOf(address) !== id ? address : text;
}

/** Reads a record from its own folder; `text` names the field for its running text. */
export function readRecord(importing: Importing, path: string, text: string | null) {
  const { source, problems, report } = importing;
  const json = readValue(importing, `${path}.json`);
  if (!json) {
    if (!source.paths.has(`${path}.json`)) {
      problems.push({
        file: folderOf(path),
        message: `${path.split("/").at(-1)}.json is missing.`,
      });
    }
    return null;
  }
  const [ending, second] = TEXT_ENDINGS.filter((one) => source.paths.has(path + one));
  if (second) problems.push({ file: path + second, message: "There are two texts: keep one." });
  if (!text || !ending) return json;
  const words = textOf(source.read(path + ending));
  const missing = (photograph: string) => {
    if (/\.\w{3,4}$/.test(photograph))
      report.notes.push(`${path}${ending} names ${photograph}, which is not there.`);
  };
  const stored =
    ending === ".html" ? withAddresses(words, folderOf(path), importing.addressAt, missing) : words;
  return { ...json, value: { ...(json.value as object), [text]: stored } };
}

/** The entries of a file with a list, each as the schema has it; what does not fit goes to the problems. */
export function readList<Schema extends z.ZodType>(
  importing: Importing,
  path: string,
  schema: Schema,
) {
  const json = readValue(importing, path);
  if (!json) return [];
  if (!Array.isArray(json.value)) {
    importing.problems.push(json.problem([], "This file must be a list."));
    return [];
  }
  return json.value.flatMap((_, index) => {
    const part = partOf(json, index);
    const data = check(part, schema, importing.problems);
    return data === null ? [] : [{ data, json: part }];
  });
}

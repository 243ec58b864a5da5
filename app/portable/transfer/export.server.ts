import { yieldToLoop } from "~/utils/async/yield-to-loop.server";
import { escapedAttribute, escapedText } from "~/utils/markup/escape-html";
import { listMissingOriginals } from "./import/missing-originals.server";
import { type PlannedPhotograph, planPhotographs } from "./import/photograph-plan.server";
import { jsonText } from "./json-file";
import { recordKinds, topFiles } from "./kinds/contents.server";
import type { RecordKind } from "./kinds/record-kind";
import { DESCRIPTIONS, EXPORT_FORMAT, MARK, START_PAGE } from "./layout";
import { withPaths } from "./references";
import { endingOf, fileOf } from "./text-file";
import type { ExportChoice } from "./top-file";

/** A file of an export: its text, or the original to copy. */
export type ExportedFile = { path: string; text: string } | { path: string; original: string };

type Photographs = Map<string, PlannedPhotograph>;

/**
 * The files of an export of the site, each made when it is asked for, so that memory holds one record at a time. The
 * last file marks the export as complete, and names missing files, because an archive has no console for warnings.
 */
export async function* exportSite(choice: ExportChoice): AsyncGenerator<ExportedFile> {
  const folders = recordKinds.map((kind) => ({ kind, records: kind.list() }));
  const photographs = await planPhotographs(folders);
  const contents: Contents = [];
  for (const { path, read } of topFiles) {
    const value = read(choice);
    if (value !== null) yield { path, text: jsonText(value) };
  }
  for (const { kind, records } of folders) {
    const listed: Contents[number]["records"] = [];
    for (const record of records) {
      const files = recordFiles(kind, record, photographs);
      if (files) listed.push({ title: files.title, path: files.readable });
      yield* files?.all ?? [];
      await yieldToLoop();
    }
    contents.push({ folder: kind.folder, records: listed });
  }
  yield* photographFiles(photographs);
  yield { path: START_PAGE, text: startPage(contents) };
  const missing = listMissingOriginals();
  const mark = { format: EXPORT_FORMAT, ...(missing.length > 0 && { missing }) };
  yield { path: MARK, text: jsonText(mark) };
}

/** A record's own file, the file with its text, and which of the two is for people. */
function recordFiles(
  kind: RecordKind,
  { id, name }: { id: string; name: string },
  photographs: Photographs,
) {
  const record = kind.read(id);
  if (!record) return null;
  const { title, fields } = record;
  const folder = `${kind.folder}/${name}`;
  const path = `${folder}/${kind.file}`;
  const text = kind.text === null ? "" : fields[kind.text];
  if (kind.text === null || typeof text !== "string" || text === "") {
    const readable = `${path}.json`;
    return { title, readable, all: [{ path: readable, text: jsonText(fields) }] };
  }
  const { [kind.text]: _, ...others } = fields;
  const ending = endingOf(text);
  const shown = ending === ".html" ? withPaths(text, folder, (one) => photographs.get(one)) : text;
  const readable = path + ending;
  return {
    title,
    readable,
    all: [
      { path: `${path}.json`, text: jsonText(others) },
      { path: readable, text: fileOf(shown, title) },
    ],
  };
}

function* photographFiles(photographs: Photographs): Generator<ExportedFile> {
  const sorted = [...photographs.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
  if (sorted.length === 0) return;
  const described = sorted.map(({ path, description }) => [path, description]);
  yield { path: DESCRIPTIONS, text: jsonText(Object.fromEntries(described)) };
  for (const { path, original } of sorted) yield { path, original };
}

/** The contents of an export: the records of each folder, with the files to read them in. */
type Contents = { folder: string; records: { title: string; path: string }[] }[];

/** The HTML page that links to all records of an export. */
function startPage(contents: Contents) {
  const parts = contents
    .filter(({ records }) => records.length > 0)
    .map(({ folder, records }) => `<h2>${folder}</h2>\n<ul>\n${records.map(item).join("")}</ul>\n`);
  return `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A journey as files</title>
<body>
<h1>A journey as files</h1>
${parts.join("")}<p><a href="photographs.json">photographs.json</a> says where each photograph lies, and what is known of it.</p>
`;
}

function item({ title, path }: Contents[number]["records"][number]) {
  const address = path.split("/").map(encodeURIComponent).join("/");
  return `<li><a href="${escapedAttribute(address)}">${escapedText(title)}</a></li>\n`;
}

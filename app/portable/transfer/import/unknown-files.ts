import { basename } from "node:path";
import { recordKinds, topFiles } from "../kinds/contents.server";
import type { RecordKind } from "../kinds/record-kind";
import {
  DESCRIPTIONS,
  MARK,
  PHOTOGRAPH,
  SHARED_PHOTOGRAPHS,
  START_PAGE,
  TEXT_ENDINGS,
} from "../layout";
import type { ImportProblem } from "./import-problem";
import type { SourceFolder } from "./source-folder.server";

const topNames = new Set([MARK, START_PAGE, DESCRIPTIONS, ...topFiles.map(({ path }) => path)]);
const topFolders = [...recordKinds.map(({ folder }) => folder), SHARED_PHOTOGRAPHS];

/** All files that are not part of an export, so that nothing a person wrote is ignored silently. */
export function findUnknown(source: SourceFolder): ImportProblem[] {
  const files = [...source.paths].filter((path) => !isKnown(path));
  const folders = ["", ...topFolders, ...topFolders.flatMap((folder) => pathsIn(source, folder))]
    .flatMap((folder) => pathsIn(source, folder))
    .filter((folder) => !isKnownFolder(folder));
  const insideUnknown = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
  return [
    ...folders.map((file) => ({ file, message: adviceOnFolder(file) })),
    ...files
      .filter((path) => !insideUnknown(path))
      .map((file) => ({ file, message: adviceOn(file) })),
  ];
}

function pathsIn(source: SourceFolder, folder: string) {
  return source.foldersIn(folder).map((name) => (folder === "" ? name : `${folder}/${name}`));
}

function isKnownFolder(path: string) {
  const [top = "", , ...below] = path.split("/");
  return topFolders.includes(top) && below.length === 0;
}

function kindOf(path: string) {
  const [top, , file] = path.split("/");
  return file === undefined ? undefined : recordKinds.find(({ folder }) => folder === top);
}

function isKnown(path: string) {
  if (PHOTOGRAPH.test(path)) return true;
  if (!path.includes("/")) return topNames.has(path);
  const kind = kindOf(path);
  return kind !== undefined && filesOf(kind).includes(basename(path));
}

function filesOf({ file, text }: RecordKind) {
  return [".json", ...(text ? TEXT_ENDINGS : [])].map((ending) => file + ending);
}

function adviceOn(path: string) {
  const kind = kindOf(path);
  if (kind?.text && /\.(?:md|markdown)$/i.test(path)) {
    return `Markdown is not read: save this text as HTML in ${kind.file}.html, or without any marks in ${kind.file}.txt.`;
  }
  const expected = kind
    ? `Beside the photographs there can be ${inWords(filesOf(kind))}`
    : "Each record has a folder of its own in letters, places, albums or pages";
  return `This is no file of an export. ${expected}: rename this file, or take it away.`;
}

function adviceOnFolder(path: string) {
  return path.includes("/")
    ? "An export has no folder here: put its files one folder up, or take it away."
    : `This is no folder of an export. Its folders are ${inWords(topFolders)}: rename this one, or take it away.`;
}

function inWords(names: string[]) {
  return new Intl.ListFormat("en-GB").format(names);
}

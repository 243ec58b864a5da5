/** A problem in a file to be imported, perhaps in one of its fields. */
export type ImportProblem = { file: string; field?: string; message: string };

const MOST_SHOWN = 20;

/** Thrown when nothing was imported, with the reasons. */
export class ImportRefused extends Error {
  override name = "ImportRefused";

  constructor(readonly problems: ImportProblem[]) {
    const shown = problems.slice(0, MOST_SHOWN).map(inWords);
    const more = problems.length - shown.length;
    if (more > 0) shown.push(`… and ${more} more.`);
    super(`Nothing was changed.\n${shown.join("\n")}`);
  }
}

/** Throws a refusal about a whole file, or about all of them. */
export function refuse(file: string, message: string): never {
  throw new ImportRefused([{ file, message }]);
}

function inWords({ file, field, message }: ImportProblem) {
  const place = [file, field].filter(Boolean).join(", ");
  return `${place}: ${message}`;
}

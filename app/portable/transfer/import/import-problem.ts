/** What is wrong with a file that is to be imported: where, and in which field. */
export type ImportProblem = { file: string; field?: string; message: string };

const MOST_SHOWN = 20;

/** Nothing was imported, for these reasons. */
export class ImportRefused extends Error {
  override name = "ImportRefused";

  constructor(readonly problems: ImportProblem[]) {
    const shown = problems.slice(0, MOST_SHOWN).map(inWords);
    const more = problems.length - shown.length;
    if (more > 0) shown.push(`… and ${more} more.`);
    super(`Nothing was changed.\n${shown.join("\n")}`);
  }
}

/** Refuses for one reason that is about a whole file, or about all of them. */
export function refuse(file: string, message: string): never {
  throw new ImportRefused([{ file, message }]);
}

function inWords({ file, field, message }: ImportProblem) {
  const place = [file, field].filter(Boolean).join(", ");
  return `${place}: ${message}`;
}

import { focused, type WordAction } from "./action";

/** For the table at the cursor, in words: there are no signs for these that everybody knows. */
export const tableActions: WordAction[] = [
  { label: "Row below", run: (editor) => focused(editor).addRowAfter().run() },
  { label: "Column after", run: (editor) => focused(editor).addColumnAfter().run() },
  { label: "Heading row", run: (editor) => focused(editor).toggleHeaderRow().run() },
  { label: "Remove row", run: (editor) => focused(editor).deleteRow().run() },
  { label: "Remove column", run: (editor) => focused(editor).deleteColumn().run() },
  { label: "Remove table", run: (editor) => focused(editor).deleteTable().run() },
];

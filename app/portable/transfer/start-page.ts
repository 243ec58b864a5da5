import { escapedAttribute, escapedText } from "~/utils/markup/escape-html";

/** What an export holds: of each folder the records, by the files in which they can be read. */
export type Contents = { folder: string; records: { title: string; path: string }[] }[];

/** The page of an export from which a browser reads all of it. */
export function startPage(contents: Contents) {
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

import { readdirSync, readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { stemOf } from "~/search/word-stem";

test("a stem is the one that SQLite's index has", () => {
  const client = new Database(":memory:");
  client.exec(`create virtual table texts using fts5(word, tokenize = 'porter unicode61');
    create virtual table terms using fts5vocab(texts, instance)`);
  const prose = readdirSync("docs/decisions").map((file) =>
    readFileSync(`docs/decisions/${file}`, "utf8"),
  );
  const hard =
    "sky agreed plastered motoring conflated hopping falling hissing filing relational vietnamization";
  const words = [...new Set(`${prose} ${hard}`.toLowerCase().match(/[a-z0-9]+/g))];
  const insert = client.prepare("insert into texts values (?)");
  for (const word of words) insert.run(word);
  const terms = client.prepare("select term from terms order by doc").pluck().all();
  client.close();
  expect(words.length).toBeGreaterThan(1_000);
  expect(words.map(stemOf)).toEqual(terms);
});

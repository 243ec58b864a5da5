import { Link } from "@remix-run/react";
import { inWords } from "~/components/ui/in-words";
import { type SearchName, searchNames } from "~/kinds";
import type { SearchPage } from "~/models/find/search/search";
import { grouped } from "~/utils/words/counted";
import { capitalised, kindWords, searchPath } from "./kinds";

const LOOK =
  "inline-flex min-h-touch items-center text-base text-muted tabular-nums underline-offset-4 hover:text-accent hover:underline aria-[current]:font-medium aria-[current]:text-ink";

export function KindLinks({ q, kind: shown, counts }: Pick<SearchPage, "q" | "kind" | "counts">) {
  const found = searchNames.filter((kind) => counts[kind] > 0);
  const total = found.reduce((sum, kind) => sum + counts[kind], 0);
  if (found.length === 0 && shown === null) return null;
  const way = (kind: SearchName | null, words: string, count: number) => (
    <li key={words}>
      <Link
        to={searchPath({ q, kind })}
        aria-current={kind === shown ? "page" : undefined}
        className={LOOK}
      >
        {inWords([`${words} `, ""], grouped(count))}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Kinds of results" className="mb-2">
      <ul className="flex flex-wrap gap-x-6">
        {way(null, "Everything", total)}
        {found.map((kind) => way(kind, capitalised(kindWords(kind).many), counts[kind]))}
      </ul>
    </nav>
  );
}

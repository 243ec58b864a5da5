import { Link } from "@remix-run/react";
import { ArrowRight } from "~/components/ui/icons";
import type { SearchGroup } from "~/models/search/search";
import { grouped } from "~/utils/counted";
import { capitalised, kindWords, searchPath } from "./kinds";
import { SearchHits } from "./search-hits";

type Props = {
  q: string;
  groups: SearchGroup[];
  /** Whether each result leads to a document of its own. */
  reloads: boolean;
};

/** The first few of each kind, with the way to all of them. */
export function SearchGroups({ q, groups, reloads }: Props) {
  return (
    <div className="grid gap-12">
      {groups.map(({ kind, total, results }) => {
        const words = kindWords[kind];
        return (
          <section key={kind} aria-labelledby={`found-${kind}`}>
            <h2 id={`found-${kind}`} className="mb-3 text-2xl">
              {capitalised(words.many)}
            </h2>
            <SearchHits {...{ results, reloads }} />
            {total > results.length && (
              <Link
                to={searchPath({ q, kind })}
                className="mt-2 inline-flex min-h-touch items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
              >
                All {grouped(total)} {words.many}
                <ArrowRight />
              </Link>
            )}
          </section>
        );
      })}
    </div>
  );
}

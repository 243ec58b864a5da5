import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { ownText } from "~/components/ui/in-words";
import { FOUND_FROM, FOUND_TO, type SearchPage } from "~/models/find/search/search";
import { capitalised, kindWords } from "./kinds";

type Props = {
  results: SearchPage["results"];
  /** The kind of all results, if only one kind was asked for. */
  kind: SearchPage["kind"];
  /** Whether links load a whole document. */
  reloads: boolean;
};

/** The results, each with the found words. */
export function SearchHits({ results, kind: only, reloads }: Props) {
  return (
    <ul className="border-t border-line">
      {results.map(({ kind, title, path, snippet }) => (
        <li key={path} className="relative border-b border-line py-4">
          <Link
            {...ownText()}
            to={path}
            // Browsers open what a fragment names only when they load the document.
            reloadDocument={reloads || path.includes("#question-")}
            className="inline-flex min-h-touch items-center font-display text-xl leading-snug font-semibold after:absolute after:inset-0 hover:text-accent"
          >
            {title}
          </Link>
          {only === null && (
            <p className="text-sm text-muted">{capitalised(kindWords(kind).one)}</p>
          )}
          {snippet && (
            <p {...ownText()} className="max-w-measure text-base wrap-anywhere text-muted">
              <Marked snippet={snippet} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Marked({ snippet }: { snippet: string }) {
  return snippet.split(FOUND_FROM).map((part, index) => {
    const [found, rest] = index === 0 ? ["", part] : part.split(FOUND_TO);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name.
      <Fragment key={index}>
        {found && <mark className="bg-accent/20 font-medium text-ink">{found}</mark>}
        {rest}
      </Fragment>
    );
  });
}

import { DeleteButton } from "../lists/delete-button";
import { InsideLink, RowActions } from "../lists/row-actions";

type Entry = { id: string; title: string; text: string };

type Props = {
  entries: Entry[];
  /** The page that lists them; each is changed at an address below it. */
  path: string;
  /** What stands where there is none. */
  none: string;
  verb: string;
  question: string;
};

/** Short texts that the owner keeps, each with the ways to change and to delete it. */
export function EntryList({ entries, path, none, verb, question }: Props) {
  if (entries.length === 0) {
    return (
      <p className="rounded-card border border-dashed border-edge p-8 text-center text-muted">
        {none}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {entries.map(({ id, title, text }) => (
        <li key={id} className="p-3 sm:p-4">
          <h4 dir="auto" className="font-sans leading-snug font-semibold wrap-anywhere">
            {title}
          </h4>
          <p
            dir="auto"
            className="mt-1 line-clamp-3 max-w-measure text-sm wrap-anywhere whitespace-pre-line text-muted"
          >
            {text}
          </p>
          <RowActions>
            <InsideLink to={`${path}/${id}`} label={`Edit ${title}`} />
            <DeleteButton id={id} name={title} verb={verb} question={question} />
          </RowActions>
        </li>
      ))}
    </ul>
  );
}

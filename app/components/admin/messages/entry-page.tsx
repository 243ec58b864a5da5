import type { ReactNode } from "react";
import type { Reply } from "~/forms/reply";
import { type Revision, revisionOf } from "../forms/record-form";
import { DeleteButton } from "../lists/delete-button";
import { RecordList } from "../lists/record-list";
import { InsideLink, RowActions } from "../lists/row-actions";
import { AdminPage } from "../shell/admin-page";
import { NoRecord } from "../shell/no-record";
import { MessageTabs } from "./message-tabs";

type Props = {
  title: string;
  lead: string;
  /** What the form makes or changes. */
  noun: string;
  listTitle: string;
  isNew: boolean;
  /** The form; nothing where its entry is not there. */
  form: ReactNode;
  /** The entries that there are. */
  children: ReactNode;
};

/** A page of short entries that the owner keeps, with the form for a new one or for one of them. */
export function EntryPage({ title, lead, noun, listTitle, isNew, form, children }: Props) {
  return (
    <AdminPage title={title}>
      <MessageTabs />
      <p className="mb-6 max-w-measure text-muted">{lead}</p>
      <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
        <section>
          <h3 className="mb-3 text-xl">{isNew ? `New ${noun}` : `Change the ${noun}`}</h3>
          {form || <NoRecord noun={noun} />}
        </section>
        <section>
          <h3 className="mb-3 text-xl">{listTitle}</h3>
          {children}
        </section>
      </div>
    </AdminPage>
  );
}

/** What the form is for: a new entry, also in the place of one that was deleted, or one that is there. */
export function revisionOfEntry(
  isNew: boolean,
  formId: string,
  reply: Reply,
): Revision | undefined {
  if (reply?.gone) return revisionOf(null, reply);
  return isNew ? { formId } : undefined;
}

type Entry = { id: string; title: string; text: string };

type EntryListProps = {
  entries: Entry[];
  /** The page that lists them; each is changed at an address below it. */
  path: string;
  /** What stands where there is none. */
  none: string;
  verb: string;
  question: string;
};

/** Short texts that the owner keeps, each with the ways to change and to delete it. */
export function EntryList({ entries, path, none, verb, question }: EntryListProps) {
  return (
    <RecordList empty={none}>
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
    </RecordList>
  );
}

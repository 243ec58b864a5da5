import type { ComponentType } from "react";
import type { Reply } from "~/forms/reply";
import { type RecordFormProps, type Revision, revisionOf } from "../forms/record-form";
import { DeleteButton } from "../lists/delete-button";
import { RecordList } from "../lists/record-list";
import { InsideLink, RowActions } from "../lists/row-actions";
import { AdminPage } from "../shell/admin-page";
import { NoRecord } from "../shell/no-record";
import { MessageTabs } from "./message-tabs";

/** What the form of an entry is given; an entry that is there is saved without a revision. */
export type EntryFormProps<Values> = Pick<RecordFormProps<Values>, "reply"> & {
  values: Values;
  revision: Revision | undefined;
  /** The page of the form for a new one. */
  back: string | undefined;
};

type Entry = { id: string; title: string; text: string };

type Props<Values> = {
  title: string;
  lead: string;
  /** What the form makes or changes. */
  noun: string;
  listTitle: string;
  /** The page that lists them; each is changed at an address below it. */
  path: string;
  /** What stands where there is none. */
  none: string;
  /** How one is deleted, and what is asked before. */
  verb: string;
  question: string;
  loaded: { id: string | null; values: Values | null; entries: Entry[]; formId: string };
  reply: Reply;
  /** What a new one begins with. */
  blank: Values;
  Form: ComponentType<EntryFormProps<Values>>;
};

/** A page of short entries that the owner keeps, with the form for a new one or for one of them. */
export function EntryPage<Values>({ loaded, reply, blank, Form, path, ...props }: Props<Values>) {
  const { id, values, entries, formId } = loaded;
  const { noun, verb, question } = props;
  const isNew = id === null;
  return (
    <AdminPage title={props.title}>
      <MessageTabs />
      <p className="mb-6 max-w-measure text-muted">{props.lead}</p>
      <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
        <section>
          <h3 className="mb-3 text-xl">{isNew ? `New ${noun}` : `Change the ${noun}`}</h3>
          {values || reply ? (
            <Form
              key={id ?? entries.length}
              values={values ?? blank}
              revision={reply?.gone ? revisionOf(null, reply) : isNew ? { formId } : undefined}
              reply={reply}
              back={isNew ? undefined : path}
            />
          ) : (
            <NoRecord noun={noun} />
          )}
        </section>
        <section>
          <h3 className="mb-3 text-xl">{props.listTitle}</h3>
          <RecordList empty={props.none}>
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
        </section>
      </div>
    </AdminPage>
  );
}

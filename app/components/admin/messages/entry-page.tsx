import type { ComponentType } from "react";
import type { Reply } from "~/forms/reply";
import { type RecordFormProps, type Revision, revisionOf } from "../forms/record-form";
import { DeleteButton } from "../lists/delete-button";
import { RecordList } from "../lists/record-list";
import { InsideLink, RowActions } from "../lists/row-actions";
import { AdminPage } from "../shell/admin-page";
import { NoRecord } from "../shell/no-record";
import { MessageTabs } from "./message-tabs";

/** The props of an entry's form; entries have no version. */
export type EntryFormProps<Values> = Pick<RecordFormProps<Values>, "reply"> & {
  values: Values;
  revision: Revision | undefined;
  /** The page for a new entry. */
  back: string | undefined;
};

type Entry = { id: string; title: string; text: string };

type Props<Values> = {
  title: string;
  lead: string;
  /** The owner's word for an entry. */
  noun: string;
  listTitle: string;
  /** The page with the list; each entry's page is below it. */
  path: string;
  /** The text for an empty list. */
  none: string;
  /** The word for deleting one, and the question before. */
  verb: string;
  question: string;
  loaded: { id: string | null; values: Values | null; entries: Entry[]; formId: string };
  reply: Reply;
  /** The values of a new entry. */
  blank: Values;
  Form: ComponentType<EntryFormProps<Values>>;
};

/** A page with a list of short entries, and the form for a new or an existing one. */
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

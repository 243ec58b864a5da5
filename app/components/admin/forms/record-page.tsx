import { useActionData } from "@remix-run/react";
import { Ellipsis } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { NoRecord } from "~/components/admin/shell/no-record";
import { AdminLinks } from "~/components/admin/versions/admin-links";
import { iconButton, rowIcon } from "~/components/ui/buttons/icon-button";
import { closeOnEscape, closeWhenLeft } from "~/components/ui/close-menu";
import type { recordAction } from "~/forms/records/record-action.server";
import type { Reply } from "~/forms/reply";
import { kinds, type NamedRecord } from "~/kinds";
import type { FormDraft } from "~/models/find/drafts/draft";
import { RecordDialog } from "./record-dialog";
import { type RecordFormProps, revisionOf } from "./record-form";

type Start<Values> = { values: Values; draft: FormDraft };

/** The loader's data: a record with its form's initial values, or a new record's id with its initial values. */
type Loaded<Values> =
  | { record: { id: string; version: number } | null; start: Start<Values> | null }
  | ({ formId: string } & Start<Values>);

type FormProps<Values> = Omit<RecordFormProps<Values>, "values"> & {
  values: Values | Record<string, never>;
};

type Props<Values> = {
  kind: NamedRecord;
  title: string;
  loaded: Loaded<Values>;
  beside?: ReactNode;
  children: (props: FormProps<Values>) => ReactNode;
};

/** The dialog, over its list, with a record's form. For a missing record it links to the bin. */
export function RecordPage<Values>(props: Props<Values>) {
  const { kind, title, loaded, beside, children } = props;
  const reply: Reply = useActionData<ReturnType<typeof recordAction>>();
  const isNew = "formId" in loaded;
  const record = isNew ? null : loaded.record;
  const start = isNew ? loaded : loaded.start;
  const form = {
    values: start?.values ?? {},
    ...(start && { draft: start.draft }),
    revision: isNew ? { formId: loaded.formId } : revisionOf(record, reply),
    reply,
  };
  return (
    <RecordDialog
      title={title}
      back={kinds[kind].adminPath}
      beside={
        <>
          {beside}
          {record && <RecordMenu kind={kind} id={record.id} />}
        </>
      }
    >
      {isNew || record || reply ? (
        <Fragment key={isNew ? loaded.formId : record?.id}>{children(form)}</Fragment>
      ) : (
        <NoRecord noun={kinds[kind].noun} />
      )}
    </RecordDialog>
  );
}

/** Links for the open record that are seldom needed, such as its versions. */
function RecordMenu({ kind, id }: { kind: NamedRecord; id: string }) {
  if (kind === "pin" || kind === "moment" || kind === "collection") return null;
  const path = `${kinds[kind].adminPath}/${id}`;
  return (
    <details className="relative" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary
        aria-label="More"
        className={`${iconButton} list-none [&::-webkit-details-marker]:hidden`}
      >
        <Ellipsis {...rowIcon} />
      </summary>
      <div className="absolute right-0 z-30 grid w-72 max-w-[75vw] max-sm:-right-12 gap-1 rounded-card border border-line bg-surface px-4 py-2 shadow-lg">
        <AdminLinks
          path={path}
          to={kind === "post" ? ["versions", "preview", "previews"] : ["versions"]}
        />
      </div>
    </details>
  );
}

import type { ReactNode } from "react";
import { EmptyNote } from "~/components/ui/empty-note";
import { ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import { kinds, type NamedRecord } from "~/kinds";
import type { PictureView } from "~/models/pictures/picture";
import { DeleteButton } from "./delete-button";
import { InsideLink, OutsideLink, RowActions, VisibilityButton } from "./row-actions";

/** The items of a list, or a message when it is empty. */
export function RecordList({ empty, children }: { empty: ReactNode; children: ReactNode[] }) {
  if (children.length === 0) return <EmptyNote>{empty}</EmptyNote>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">{children}</ul>
  );
}

type Props = {
  picture: PictureView | null;
  title: string;
  /** Badges and the line under the title. */
  about: ReactNode;
  /** The row's `RowActions`. */
  children: ReactNode;
};

export function RecordRow({ picture, title, about, children }: Props) {
  return (
    <li className="grid grid-cols-[4rem_1fr] items-start gap-x-4 gap-y-1 p-3 sm:p-4 md:grid-cols-[5rem_1fr_auto] md:items-center">
      <Picture
        picture={picture && { ...picture, alt: "" }}
        title={title}
        sizes="80px"
        className="aspect-square w-full rounded-control text-center text-[0.625rem]"
      />
      <div className="min-w-0">
        <h3 {...ownText()} className="font-sans text-base leading-snug font-semibold wrap-anywhere">
          {title}
        </h3>
        <div className="mt-1 grid gap-1.5 text-sm text-muted">{about}</div>
      </div>
      <div className="col-span-2 md:col-span-1">{children}</div>
    </li>
  );
}

type ItemProps = {
  kind: NamedRecord;
  record: { id: string; picture: PictureView | null; isVisible: boolean };
  title: string;
  about: ReactNode;
  /** The public page; `null` for a record that readers cannot see. */
  viewAt: string | null;
  /** Actions before those that every record has. */
  actions?: ReactNode;
};

/** A record that can be looked at, shown or hidden, edited and deleted. */
export function RecordItem({ kind, record, title, about, viewAt, actions }: ItemProps) {
  const { id, picture, isVisible } = record;
  // A moment has no name, so its text follows a colon.
  const name = kind === "moment" ? `: ${title}` : ` ${title}`;
  return (
    <RecordRow picture={picture} title={title} about={about}>
      <RowActions>
        {actions}
        {viewAt !== null && <OutsideLink href={viewAt} label={`View${name}`} />}
        <VisibilityButton id={id} isVisible={isVisible} name={title} />
        <InsideLink to={`${kinds[kind].adminPath}/${id}`} label={`Edit${name}`} />
        <DeleteRecord kind={kind} id={id} name={title} />
      </RowActions>
    </RecordRow>
  );
}

export function DeleteRecord({ kind, ...record }: { kind: NamedRecord; id: string; name: string }) {
  const question = `Are you sure you want to delete this ${kinds[kind].noun}?`;
  return <DeleteButton {...record} question={question} />;
}

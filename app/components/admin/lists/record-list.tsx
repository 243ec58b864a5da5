import type { ReactNode } from "react";
import { ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import type { PictureView } from "~/models/pictures/picture";

/** The items of a tab, one under another, or what to say when there are none. */
export function RecordList({ empty, children }: { empty: string; children: ReactNode[] }) {
  if (children.length === 0) {
    return (
      <p className="rounded-card border border-dashed border-edge p-8 text-center text-muted">
        {empty}
      </p>
    );
  }
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

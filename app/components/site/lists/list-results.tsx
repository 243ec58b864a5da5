import type { ReactNode } from "react";
import { ListPages, type ShownPages } from "./list-pages";

type ResultsProps = {
  list: ShownPages;
  /** The text for no results. */
  empty: { title: string; text: string };
  pathOf: (page: number) => string;
  children: ReactNode;
};

/** The cards of a list's page, and the links to its other pages. */
export function ListResults({ list, empty, pathOf, children }: ResultsProps) {
  return (
    <>
      {list.items.length === 0 ? (
        <div className="rounded-card border border-dashed border-edge px-6 py-16 text-center">
          <p className="font-display text-2xl">{empty.title}</p>
          <p className="mt-2 text-muted">{empty.text}</p>
        </div>
      ) : (
        <CardGrid>{children}</CardGrid>
      )}
      <ListPages {...list} cards="#results article" pathOf={pathOf} />
    </>
  );
}

/** Cards in one to three columns. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3 xl:gap-8">{children}</div>;
}

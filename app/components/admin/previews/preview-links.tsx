import { Button } from "~/components/ui/buttons/button";
import { Moment } from "~/components/ui/moment";
import { END_PREVIEW, INTENT } from "~/forms/intents";
import { RowForm, useIsAtWork } from "../lists/row-form";

type Link = { id: string; createdAt: Date; expiresAt: Date };

/** The valid secret links, each with a button that ends it. */
export function PreviewLinks({ links }: { links: Link[] }) {
  return (
    <section className="mt-8" aria-labelledby="running">
      <h3 id="running" className="mb-2 text-lg">
        Links that run
      </h3>
      {links.length === 0 ? (
        <p className="text-muted">There are none.</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {links.map((link) => (
            <PreviewLink key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PreviewLink({ link: { id, createdAt, expiresAt } }: { link: Link }) {
  const isAtWork = useIsAtWork(id, END_PREVIEW);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-3 sm:p-4">
      <p>
        <span className="font-semibold">
          Ends <Moment at={expiresAt} />
        </span>
        <span className="block text-sm text-muted">
          Made <Moment at={createdAt} />
        </span>
      </p>
      <RowForm id={id}>
        <Button name={INTENT} value={END_PREVIEW} kind="danger" className="text-sm">
          {isAtWork ? "Ending…" : "End it"}
          <span className="sr-only">
            : the link made <Moment at={createdAt} />
          </span>
        </Button>
      </RowForm>
    </li>
  );
}

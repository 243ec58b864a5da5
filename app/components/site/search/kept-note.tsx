import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/buttons/button";

type Props = {
  /** The address of this search. */
  path: string;
  isEmpty: boolean;
};

/** Says that only this device was searched, and what to do about that. */
export function KeptNote({ path, isEmpty }: Props) {
  return (
    <div className="mt-4 flex max-w-4xl flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-line bg-surface px-6 py-5">
      <p className="max-w-measure basis-80 grow">
        The site cannot be reached, so only what is kept on this device is searched.{" "}
        {isEmpty &&
          "With a signal, open a letter and choose ‘Keep for offline’: it can then be found and read without one. "}
        <Link to="/offline" className="font-medium text-accent underline underline-offset-4">
          What is kept here
        </Link>
      </p>
      <ButtonLink to={path} reloadDocument kind="secondary">
        Try again
      </ButtonLink>
    </div>
  );
}

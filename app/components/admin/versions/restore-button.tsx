import { useNavigation } from "@remix-run/react";
import { RowForm } from "~/components/admin/lists/row-form";
import { Button } from "~/components/ui/buttons/button";
import { VersionDate } from "./version-date";

type Props = {
  /** The path of the record's form. */
  path: string;
  number: number;
  savedAt: Date;
  /** Whether it is the main button of the page. */
  isMain?: boolean;
};

/** Restores a version; the present text becomes a version. */
export function RestoreButton({ path, number, savedAt, isMain = false }: Props) {
  const to = `${path}/versions/${number}`;
  const isAtWork = useNavigation().formAction === to;
  const label = isMain ? "Restore this version" : "Restore";
  return (
    <RowForm action={to}>
      <Button
        kind={isMain ? "primary" : "secondary"}
        className={isMain ? "max-sm:w-full" : "text-sm"}
      >
        {isAtWork ? "Restoring…" : label}
        {!isMain && (
          <span className="sr-only">
            {" "}
            the version of <VersionDate savedAt={savedAt} />
          </span>
        )}
      </Button>
    </RowForm>
  );
}

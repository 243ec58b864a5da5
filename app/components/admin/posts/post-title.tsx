import { lazy, Suspense } from "react";
import { TitleField } from "~/components/admin/fields/title-field";
import type { Field } from "~/components/admin/forms/versioned-controls";

/** Its code knows the letters of every script in Latin, which takes more than all the rest of the form. */
const AddressNote = lazy(() => import("./address-note").catch(() => ({ default: () => <></> })));

type Props = { field: Field; path: string; isPublished?: boolean };

/** The title of a letter; under a new one of a letter that readers know, what it does to the address. */
export function PostTitle({ field, path, isPublished }: Props) {
  return (
    <div className="grid gap-1.5">
      <TitleField field={field} />
      {isPublished && field.value !== field.initialValue && (
        <Suspense>
          <AddressNote title={field} path={path} />
        </Suspense>
      )}
    </div>
  );
}

import { lazy, Suspense } from "react";
import { TitleField } from "~/components/admin/fields/title-field";
import type { Field } from "~/components/admin/forms/versioned-controls";

/** Loaded late: it transliterates every script to Latin, and is larger than the rest of the form. */
const AddressNote = lazy(() => import("./address-note").catch(() => ({ default: () => <></> })));

type Props = { field: Field; path: string; isPublished?: boolean };

/** The title of a letter. If a published letter's title changes, a note says how its address changes. */
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

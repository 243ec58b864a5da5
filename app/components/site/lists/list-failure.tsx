import { useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { isMissing } from "~/utils/failure-words";
import { PageError } from "../page-error";

/** What stands in place of a list that has no such page; children for every other failure. */
export function ListFailure({ path, children }: { path: string; children: ReactNode }) {
  if (!isMissing(useRouteError())) return children;
  return (
    <PageError title="This page does not exist" text="The list ends before it.">
      <ButtonLink to={path}>To the first page</ButtonLink>
    </PageError>
  );
}

import { useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/buttons/button";
import { isMissing, messageOf } from "~/utils/failure-words";
import { PageError } from "../page-error";

type Props = { path: string; words?: typeof NO_SUCH_PAGE; children: ReactNode };

const NO_SUCH_PAGE = {
  title: "This page does not exist",
  text: "The list ends before it.",
  wayOn: "To the first page",
};

/** Replaces a list when its page does not exist (404); `children` are shown for other errors. */
export function ListFailure({ path, words = NO_SUCH_PAGE, children }: Props) {
  const error = useRouteError();
  if (!isMissing(error) || messageOf(error) === null) return children;
  return (
    <PageError title={words.title} text={words.text}>
      <ButtonLink to={path}>{words.wayOn}</ButtonLink>
    </PageError>
  );
}

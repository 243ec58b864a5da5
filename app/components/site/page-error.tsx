import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { Container } from "~/components/ui/section";

type Props = { title: string; text: string; children: ReactNode };

/** What stands in place of a page that cannot be shown; children are the ways on. */
export function PageError({ title, text, children }: Props) {
  return (
    <Container className="py-section">
      <div className="mx-auto max-w-measure text-center">
        <h1 className="text-title">{title}</h1>
        <p className="mt-5 text-lead text-muted">{text}</p>
        <p className="mt-8 flex flex-wrap justify-center gap-4">{children}</p>
      </div>
    </Container>
  );
}

/** Asks for the same page again, script or no script. */
export function RefreshLink() {
  const { pathname, search } = useLocation();
  return (
    <a href={pathname + search} className={buttonClass("primary")}>
      Refresh Page
    </a>
  );
}

type MissingProps = { title: string; text: string; back: { to: string; label: string } };

/** The error boundary of a detail page: the item is not there, or the page failed. */
export function ItemError({ title, text, back }: MissingProps) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageError
      title={isMissing ? title : "Something went wrong"}
      text={isMissing ? text : "The page could not be shown. Try again in a moment."}
    >
      {!isMissing && <RefreshLink />}
      <ButtonLink to={back.to} kind="secondary">
        {back.label}
      </ButtonLink>
    </PageError>
  );
}

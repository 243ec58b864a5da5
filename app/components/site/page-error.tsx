import { useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink, buttonClass } from "~/components/ui/buttons/button";
import { NOT_SHOWN, RequestId } from "~/components/ui/failure";
import { Container } from "~/components/ui/section";
import { isMissing, messageOf, titleOf } from "~/utils/failure-words";

type Props = { title: string; text: string; children: ReactNode };

/** Replaces a page that cannot be shown; `children` are links. */
export function PageError({ title, text, children }: Props) {
  return (
    <Container className="py-section">
      <div className="mx-auto max-w-measure text-center">
        <h1 className="text-title">{title}</h1>
        <p className="mt-5 text-lead text-muted">{text}</p>
        <RequestId />
        <p className="mt-8 flex flex-wrap justify-center gap-4">{children}</p>
      </div>
    </Container>
  );
}

/** A link that loads the page again, with or without scripts. */
export function RefreshLink() {
  const { pathname, search } = useLocation();
  return (
    <a href={pathname + search} className={buttonClass("primary")}>
      Refresh Page
    </a>
  );
}

type FailureProps = { text?: string; children?: ReactNode };

/** The error boundary of a page that always exists; `children` are further links. */
export function PageFailure({ text = NOT_SHOWN, children }: FailureProps) {
  const error = useRouteError();
  return (
    <PageError title={titleOf(error)} text={messageOf(error) ?? text}>
      <RefreshLink />
      {children}
    </PageError>
  );
}

type MissingProps = { title: string; text: string; back: { to: string; label: string } };

/** Replaces an item that does not exist. */
export function MissingItem({ title, text, back }: MissingProps) {
  return (
    <PageError title={title} text={text}>
      <WayBack {...back} />
    </PageError>
  );
}

/** The error boundary of a detail page: the item does not exist, or the page failed. */
export function ItemError(props: MissingProps) {
  if (isMissing(useRouteError())) return <MissingItem {...props} />;
  return (
    <PageFailure>
      <WayBack {...props.back} />
    </PageFailure>
  );
}

function WayBack({ to, label }: MissingProps["back"]) {
  return (
    <ButtonLink to={to} kind="secondary">
      {label}
    </ButtonLink>
  );
}

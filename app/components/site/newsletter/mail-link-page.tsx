import type { ReactNode } from "react";
import { OneButtonForm } from "~/components/site/forms/one-button-form";
import { ItemError, MissingItem } from "~/components/site/page-error";
import { ButtonLink } from "~/components/ui/buttons/button";
import { PageHeader } from "~/components/ui/section";

type Props = {
  isDone: boolean;
  /** What the button will do. */
  ask: { title: string; description: string; label: string; pendingLabel: string };
  /** What is so once it is done, and the words of the link to the letters. */
  done: { title: string; description: string; posts: string };
  /** What can be chosen with the button. */
  fields?: ReactNode;
  /** Other ways on, below. */
  children?: ReactNode;
};

/** The page that a link in a mail leads to. */
export function MailLinkPage({ isDone, ask, done, fields, children }: Props) {
  if (isDone) {
    return (
      <PageHeader title={done.title} description={done.description}>
        <ButtonLink to="/letters" kind="secondary" className="mt-8">
          {done.posts}
        </ButtonLink>
        {children}
      </PageHeader>
    );
  }
  return (
    <>
      <PageHeader title={ask.title} description={ask.description} />
      <OneButtonForm label={ask.label} pendingLabel={ask.pendingLabel} fields={fields}>
        {children}
      </OneButtonForm>
    </>
  );
}

const UNKNOWN = {
  title: "Link Not Found",
  back: { to: "/newsletter", label: "To the newsletter" },
};

/** What stands there for a link that is not known. */
export function UnknownMailLink({ text }: { text: string }) {
  return <MissingItem {...UNKNOWN} text={text} />;
}

/** The error boundary of such a page: the link is not known, or the page failed. */
export function MailLinkError({ text }: { text: string }) {
  return <ItemError {...UNKNOWN} text={text} />;
}

import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ItemError, MissingItem } from "~/components/site/page-error";
import { Button, ButtonLink } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { Container, PageHeader } from "~/components/ui/section";

type Props = {
  token: string;
  /** Whether the reader gets mail. */
  isActive: boolean;
  isDone: boolean;
  /** The text and the button before it is done. */
  ask: { title: string; description: string; label: string; pendingLabel: string };
  /** The text after it is done, and the label of the link to the letters. */
  done: { title: string; description: string; posts: string };
  /** Fields that are sent with the button. */
  fields?: ReactNode;
};

/** The page of a link in a mail; its button posts to the same address. */
export function MailLinkPage({ token, isActive, isDone, ask, done, fields }: Props) {
  const isPending = useIsPosting();
  const subscription = (
    <p className="mt-4">
      <Link
        to={`/subscription/${token}`}
        className="inline-flex min-h-touch items-center font-medium text-accent underline underline-offset-4"
      >
        {isActive ? "Change how often" : "What is stored about me"}
      </Link>
    </p>
  );
  if (isDone) {
    return (
      <PageHeader title={done.title} description={done.description}>
        <ButtonLink to="/letters" kind="secondary" className="mt-8">
          {done.posts}
        </ButtonLink>
        {subscription}
      </PageHeader>
    );
  }
  return (
    <>
      <PageHeader title={ask.title} description={ask.description} />
      <Container className="pb-section">
        <Form method="post">
          <PendingFieldset isPending={isPending}>
            {fields && <div className="mb-6">{fields}</div>}
            <Button>{isPending ? ask.pendingLabel : ask.label}</Button>
          </PendingFieldset>
        </Form>
        {subscription}
      </Container>
    </>
  );
}

const UNKNOWN = {
  title: "Link Not Found",
  back: { to: "/newsletter", label: "To the newsletter" },
};

/** The page for an unknown link. */
export function UnknownMailLink({ text }: { text: string }) {
  return <MissingItem {...UNKNOWN} text={text} />;
}

/** The error boundary of such a page: the link is unknown, or the page failed. */
export function MailLinkError({ text }: { text: string }) {
  return <ItemError {...UNKNOWN} text={text} />;
}

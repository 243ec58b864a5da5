import { OneButtonForm } from "~/components/site/forms/one-button-form";
import { ItemError } from "~/components/site/page-error";
import { ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/section";

type Props = {
  isDone: boolean;
  /** What the button will do. */
  ask: { title: string; description: string; label: string; pendingLabel: string };
  /** What is so once it is done, and the words of the link to the letters. */
  done: { title: string; description: string; posts: string };
};

/** The page that a link in a mail leads to. */
export function MailLinkPage({ isDone, ask, done }: Props) {
  if (isDone) {
    return (
      <PageHeader title={done.title} description={done.description}>
        <ButtonLink to="/letters" kind="secondary" className="mt-8">
          {done.posts}
        </ButtonLink>
      </PageHeader>
    );
  }
  return (
    <>
      <PageHeader title={ask.title} description={ask.description} />
      <OneButtonForm label={ask.label} pendingLabel={ask.pendingLabel} />
    </>
  );
}

/** What stands there for a link that is not known. */
export function UnknownMailLink({ text }: { text: string }) {
  const back = { to: "/newsletter", label: "To the newsletter" };
  return <ItemError title="Link Not Found" text={text} back={back} />;
}

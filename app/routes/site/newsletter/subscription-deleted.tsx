import { Link } from "@remix-run/react";
import { mailLinkMeta } from "~/components/site/newsletter/mail-link-meta";
import { ButtonLink } from "~/components/ui/buttons/button";
import { PageHeader } from "~/components/ui/section";

const TITLE = "You are deleted";
const DESCRIPTION =
  "Nothing is stored about your address any more, and no mail comes to it. Thank you for having read some letters.";

export const meta = mailLinkMeta(TITLE, DESCRIPTION);

export { mailLinkHeaders as headers } from "~/forms/mail/mail-link.server";

/** Shown after a reader was deleted. It is the same for everyone. */
export default function SubscriptionDeleted() {
  return (
    <PageHeader title={TITLE} description={DESCRIPTION}>
      <div className="mt-5 grid max-w-measure gap-3 text-muted">
        <p>
          If a mail went to the address within the last day, a mark made of it stays until that day
          is over, so that nobody can have another sent at once. The address cannot be read from it.
        </p>
        <p>
          Messages that you sent through the contact form are kept apart. To have them deleted too,
          write through the{" "}
          <Link to="/about#contact" className="text-accent underline underline-offset-4">
            contact form
          </Link>{" "}
          and name the address.
        </p>
      </div>
      <ButtonLink to="/letters" kind="secondary" className="mt-8">
        Read the letters here
      </ButtonLink>
    </PageHeader>
  );
}

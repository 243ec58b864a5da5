import { Link } from "@remix-run/react";
import { buttonClass } from "~/components/ui/buttons/button";
import { countedInWords } from "~/components/ui/in-words";
import type { SubscriberReport } from "~/models/mail/subscribers/subscriber-report.server";
import { StoredFacts } from "./stored-facts";

type Props = { report: SubscriberReport; token: string };

/** Everything stored about the reader, with a link to download it. */
export function SubscriptionStored({ report, token }: Props) {
  return (
    <section aria-labelledby="stored" className="max-w-2xl">
      <h2 id="stored" className="mb-5 text-section">
        What is stored about you
      </h2>
      <StoredFacts report={report} />
      <p className="mt-8 max-w-measure text-muted">
        This is all, save for the secret part of your links. Whether you open a mail or follow a
        link in it is not measured.
      </p>
      {report.messages > 0 && (
        <p className="mt-3 max-w-measure text-muted">
          With this address {countedInWords(report.messages, "message")} came through the contact
          form. They are kept apart: to see them or have them deleted, ask through the{" "}
          <Link to="/about#contact" className="text-accent underline underline-offset-4">
            contact form
          </Link>
          .
        </p>
      )}
      <a
        href={`/subscription/${token}/file`}
        download="subscription.json"
        className={buttonClass("secondary", "mt-6")}
      >
        Take it with me
      </a>
    </section>
  );
}

import { inWords, ownText } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import type { HomePage } from "~/pages/site/home-page.server";
import { grouped, isKnownFigure, percentage } from "~/utils/words/counted";
import { NEWSLETTER_ID, NewsletterForm } from "../forms/newsletter-form";

type Props = Pick<HomePage, "content" | "subscribers" | "weeklyPosts">;

/** The newsletter's sign-up form, with its figures. */
export function NewsletterSection({ content, subscribers, weeklyPosts }: Props) {
  return (
    <section
      id={NEWSLETTER_ID}
      data-live=""
      aria-labelledby="newsletter-title"
      className="border-y border-line bg-surface py-section print:hidden"
    >
      <Container className="grid gap-12 lg:grid-cols-[7fr_4fr] lg:items-end">
        <div>
          <h2 {...ownText()} id="newsletter-title" className="text-section">
            {content.newsletterTitle}
          </h2>
          <p {...ownText()} className="mt-3 mb-8 max-w-measure text-lead text-muted">
            {content.newsletterDescription}
          </p>
          <NewsletterForm />
        </div>
        <dl className="grid grid-cols-3 gap-6 border-t empty:hidden border-line pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
          {isKnownFigure(subscribers) && (
            <Figure label="Subscribers" value={grouped(subscribers)} />
          )}
          {isKnownFigure(weeklyPosts) && (
            <Figure label="Weekly Stories" value={grouped(weeklyPosts)} />
          )}
          {isKnownFigure(content.readRate) && (
            <Figure label="Read Rate" value={percentage(content.readRate)} />
          )}
        </dl>
      </Container>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-section font-semibold tabular-nums">{inWords`${value}`}</dd>
    </div>
  );
}

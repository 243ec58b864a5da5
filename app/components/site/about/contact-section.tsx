import type { ReactNode } from "react";
import { Clock, Mail, MapPin } from "~/components/ui/icons";
import { ownLanguage, ownText } from "~/components/ui/in-words";
import { Container, SectionHeading } from "~/components/ui/section";
import { site } from "~/site";
import { QuickQuestions } from "./quick-questions";

type Props = {
  /** The text below the title; may be empty. */
  lead: string;
  email: string | null;
  currentLocation: string;
  currentLocationDescription: string;
  nextStop: string;
  /** How long ago the journey was last updated, in words. */
  lastUpdated: string | null;
  questions: Parameters<typeof QuickQuestions>[0];
  cards: { title: string; text: string }[];
  /** The contact form. */
  children: ReactNode;
};

/** The contact form and other ways to write, and news of the journey. */
export function ContactSection({ lead, email, questions, cards, children, ...journey }: Props) {
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="border-t border-line bg-surface py-section"
    >
      <Container>
        <SectionHeading id="contact-title" title="Contact" description={lead} />
        <div className="grid gap-12 lg:grid-cols-[7fr_5fr]">
          {children}
          <div className="grid content-start gap-6">
            <Card title="Connect Directly">
              <dl className="grid gap-4">
                {email && (
                  <Line icon={<Mail {...icon} />} label="Email">
                    <a
                      href={email}
                      className="inline-flex min-h-touch items-center break-all text-accent underline underline-offset-4"
                    >
                      {email.replace(/^mailto:/, "")}
                    </a>
                  </Line>
                )}
                {journey.currentLocation && (
                  <Line icon={<MapPin {...icon} />} label="Current Location">
                    {journey.currentLocation}
                  </Line>
                )}
                <Line icon={<Clock {...icon} />} label="Response Time">
                  {site().responseTime}
                </Line>
              </dl>
            </Card>
            {cards.map(({ title, text }) => (
              <Card key={title} title={title}>
                <p className="text-base whitespace-pre-line">{text}</p>
              </Card>
            ))}
            {journey.currentLocation && <JourneyUpdate {...journey} />}
            <QuickQuestions {...questions} />
          </div>
        </div>
      </Container>
    </section>
  );
}

const icon = { className: "size-5 text-accent" };

function JourneyUpdate(
  journey: Omit<Props, "lead" | "email" | "questions" | "cards" | "children">,
) {
  return (
    <Card title="Journey Update">
      <p {...ownText()} className="font-display text-xl font-semibold">
        {journey.currentLocation}
      </p>
      <p {...ownText()} className="mt-1 text-base">
        {journey.currentLocationDescription}
      </p>
      {journey.nextStop && (
        <p className="mt-3 text-base">
          Next stop: <bdi lang={ownLanguage()}>{journey.nextStop}</bdi>
        </p>
      )}
      {journey.lastUpdated && (
        <p data-live="" className="mt-1 text-sm text-muted">
          Last updated: {journey.lastUpdated}
        </p>
      )}
    </Card>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-canvas p-6">
      <h3 className="mb-4 text-xl">{title}</h3>
      {children}
    </section>
  );
}

type LineProps = { icon: ReactNode; label: string; children: ReactNode };

function Line({ icon: sign, label, children }: LineProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-sm text-muted">
        {sign}
        {label}
      </dt>
      <dd {...ownText()} className="col-start-2 text-base font-medium">
        {children}
      </dd>
    </div>
  );
}

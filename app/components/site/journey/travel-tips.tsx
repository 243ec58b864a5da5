import { RunningText } from "~/components/site/running-text";
import { ownLanguage } from "~/components/ui/in-words";
import { Container, SectionHeading } from "~/components/ui/section";
import type { JourneyTexts } from "~/pages/journey-texts.server";

type Tips = JourneyTexts["tips"];

export function hasTips(tips: Tips) {
  return tips.html !== "" || tips.safety.length > 0 || hasCosts(tips);
}

function hasCosts({ budget, dailyCosts }: Tips) {
  return budget !== "" || dailyCosts.length > 0;
}

/** Travel tips; empty texts are left out. */
export function TravelTips({ tips }: { tips: Tips }) {
  const { title, lead, html, safety } = tips;
  if (!hasTips(tips)) return null;
  return (
    <section
      lang={ownLanguage()}
      className="border-y border-line bg-surface py-section"
      aria-labelledby="travel-tips"
    >
      <Container>
        <SectionHeading id="travel-tips" title={title} description={lead} />
        {html && <RunningText html={html} className="mb-12 max-w-measure" />}
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
          {safety.length > 0 && <Safety tips={tips} />}
          {hasCosts(tips) && <DailyCosts tips={tips} />}
        </div>
      </Container>
    </section>
  );
}

function Safety({ tips: { safetyTitle, safety } }: { tips: Tips }) {
  return (
    <div>
      {safetyTitle && <h3 className="text-2xl">{safetyTitle}</h3>}
      <ul className="mt-5 grid gap-4">
        {safety.map((tip) => (
          <li key={tip} className="flex gap-4">
            <span aria-hidden="true" className="mt-3 h-px w-6 shrink-0 bg-accent" />
            {tip}
          </li>
        ))}
      </ul>
    </div>
  );
}

function DailyCosts({ tips: { budgetTitle, budget, budgetNote, dailyCosts } }: { tips: Tips }) {
  return (
    <div>
      {budgetTitle && <h3 className="text-2xl">{budgetTitle}</h3>}
      {budget && (
        <p className="mt-5 font-display text-title font-semibold text-accent tabular-nums">
          {budget}
        </p>
      )}
      {budgetNote && <p className="text-muted">{budgetNote}</p>}
      {dailyCosts.length > 0 && (
        <dl className="mt-6 border-t border-line">
          {dailyCosts.map(({ name, range, note }) => (
            <div key={name} className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-3">
              <dt className="font-medium">{name}</dt>
              <dd className="font-medium tabular-nums">{range}</dd>
              {note && <dd className="col-span-2 text-base text-muted">{note}</dd>}
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

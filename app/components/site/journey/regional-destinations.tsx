import { Link } from "@remix-run/react";
import { RunningText } from "~/components/site/running-text";
import { ArrowRight } from "~/components/ui/icons";
import { Container, SectionHeading } from "~/components/ui/section";
import type { JourneyTexts } from "~/pages/journey-texts.server";
import { words } from "~/words";

type Texts = JourneyTexts["regional"];

export function hasRegional({ html, regionTexts }: Texts) {
  return html !== "" || regionTexts.length > 0;
}

/** The regions, in the order of the road. */
export function RegionalDestinations({ texts }: { texts: Texts }) {
  const { title, lead, html, regionTexts } = texts;
  if (!hasRegional(texts)) return null;
  return (
    <section className="pb-section" aria-labelledby="regional-guides">
      <Container>
        <SectionHeading id="regional-guides" title={title} description={lead} isOwn />
        {html && <RunningText html={html} className="mb-12 max-w-measure" />}
        <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
          {regionTexts.map((region) => (
            <Region key={region.name} region={region} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function Region({ region }: { region: Texts["regionTexts"][number] }) {
  const { name, stretch, text, months, around } = region;
  return (
    <li className="flex flex-col border-t-2 border-ink pt-5">
      <h3 className="text-2xl">{name}</h3>
      {stretch && <p className="mt-1 text-base text-monsoon">{stretch}</p>}
      {text && <p className="mt-4 text-muted">{text}</p>}
      <dl className="mt-5 mb-3 grid gap-3 text-base">
        {months && <Fact term="When" text={months} />}
        {around && <Fact term="Getting around" text={around} />}
      </dl>
      {words().regions.includes(name) && (
        <Link
          to={`/journey?region=${encodeURIComponent(name)}#results`}
          className="mt-auto inline-flex min-h-touch items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
        >
          Places in {name}
          <ArrowRight />
        </Link>
      )}
    </li>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{term}</dt>
      <dd className="text-muted">{text}</dd>
    </div>
  );
}

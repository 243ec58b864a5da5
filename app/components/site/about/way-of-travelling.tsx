import { Picture } from "~/components/ui/picture";
import { Container } from "~/components/ui/section";
import type { AboutPage } from "~/pages/about-page.server";
import { isOwn } from "~/site";
import { StaticPicture } from "./static-picture";

const pictureSlot = {
  sizes: "(min-width: 1200px) 540px, (min-width: 1024px) 45vw, 92vw",
  className: "aspect-3/2 w-full rounded-card bg-line",
};

/** How she travels, what comes of it, and why to read on; empty texts are left out. */
export function WayOfTravelling({ page }: { page: AboutPage }) {
  const { facts, expertise, journeyHighlights, reasons } = page;
  return (
    <Container className="grid gap-section pb-section">
      {facts.length > 0 && <Facts facts={facts} />}
      {(page.motto || page.philosophy) && <Philosophy page={page} />}
      {(expertise.length > 0 || journeyHighlights.length > 0) && (
        <div className="grid gap-12 md:grid-cols-2">
          <List title="Travel Expertise" items={expertise} />
          <List title="Journey Highlights" items={journeyHighlights} />
        </div>
      )}
      {reasons.length > 0 && <Reasons reasons={reasons} />}
    </Container>
  );
}

function Facts({ facts }: Pick<AboutPage, "facts">) {
  return (
    <dl className="grid border-y border-line sm:grid-flow-col sm:auto-cols-fr">
      {facts.map(({ title, value, note }) => (
        <div
          key={title}
          className="border-line py-6 not-last:border-b sm:px-8 sm:not-last:border-r sm:not-last:border-b-0 sm:first:pl-0"
        >
          <dt className="text-sm font-medium text-muted">{title}</dt>
          <dd className="mt-1 font-display text-2xl font-semibold wrap-normal">{value}</dd>
          {note && <dd className="text-base text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Philosophy({ page: { picture, motto, philosophy } }: { page: AboutPage }) {
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-14">
      {picture && <Picture picture={picture} title="Travel Philosophy" {...pictureSlot} />}
      {!picture && !isOwn() && (
        <StaticPicture
          name="about"
          widths={[640, 1280]}
          height={853}
          alt="A backpack, a notebook, a rail ticket and a glass of tea by a train window."
          {...pictureSlot}
        />
      )}
      <div>
        <h2 className="text-section">Travel Philosophy</h2>
        {motto && (
          <blockquote className="mt-5 border-l-2 border-accent pl-6 font-display text-2xl leading-snug">
            {motto}
          </blockquote>
        )}
        {philosophy && (
          <p className="mt-5 max-w-measure whitespace-pre-line text-muted">{philosophy}</p>
        )}
      </div>
    </div>
  );
}

function Reasons({ reasons }: Pick<AboutPage, "reasons">) {
  return (
    <section className="rounded-card border border-line bg-surface p-7 md:p-12">
      <h2 className="text-section">Why Follow</h2>
      <div className="mt-6 grid gap-8 md:grid-cols-3">
        {reasons.map(({ title, text }) => (
          <div key={title}>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-base text-muted">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="text-section">{title}</h2>
      <ul className="mt-5 border-t border-line">
        {items.map((item) => (
          <li key={item} className="border-b border-line py-3">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { RunningText } from "~/components/site/running-text";
import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/buttons/button";
import { ArrowDown, Mail } from "~/components/ui/icons";
import { inWords } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import { Container } from "~/components/ui/section";
import type { AboutPage } from "~/pages/about-page.server";
import { isOwn } from "~/site";
import { percentage } from "~/utils/words/counted";
import { StaticPicture } from "./static-picture";

type Props = {
  page: AboutPage;
  /** `null` if the rest of the way is unknown. */
  journeyProgress: number | null;
  /** The target of 'Get in Touch'. */
  contactHref: string;
};

const portraitSlot = {
  sizes: "(min-width: 480px) 384px, 92vw",
  className: "aspect-4/5 w-full rounded-card bg-line",
};

/** Introduces the traveller, with a portrait that shows the progress. */
export function Introduction({ page, journeyProgress, contactHref }: Props) {
  const { portrait, title } = page;
  // The drawn portrait shows the demo's traveller.
  const hasPicture = portrait !== null || !isOwn();
  return (
    <Container
      className={`grid gap-10 pt-10 pb-section md:gap-14 lg:items-center md:pt-16 ${hasPicture ? "md:grid-cols-[5fr_7fr]" : ""}`}
    >
      {hasPicture && (
        <p className="relative mx-auto w-full max-w-sm md:mx-0">
          {portrait ? (
            <Picture picture={portrait} title={title} {...portraitSlot} priority />
          ) : (
            <StaticPicture
              name="portrait"
              widths={[400, 800]}
              height={1000}
              alt="A traveller with a backpack, seen from behind, looks out over layered blue mountains."
              {...portraitSlot}
              priority
            />
          )}
          {page.badge && journeyProgress !== null && (
            <span className="absolute top-4 right-4 rounded-full bg-accent px-4 py-1.5 text-base font-semibold text-accent-ink tabular-nums">
              {inWords`${percentage(journeyProgress)} ${page.badge}`}
            </span>
          )}
        </p>
      )}
      <Words page={page} contactHref={contactHref} />
    </Container>
  );
}

function Words({ page, contactHref }: Pick<Props, "page" | "contactHref">) {
  const { title, lead, chips, html } = page;
  return (
    <div>
      <h1 className="text-title">{title}</h1>
      {lead && <p className="mt-5 text-lead whitespace-pre-line">{lead}</p>}
      {html && <RunningText html={html} className="mt-4 max-w-measure text-muted" />}
      {chips.length > 0 && (
        <ul className="mt-6 flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip}>
              <Badge tone="monsoon">{chip}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={contactHref} className={buttonClass()}>
          <Mail className="size-5" />
          Get in Touch
        </a>
        <a href="#contact" className={buttonClass("secondary")}>
          Follow Journey
          <ArrowDown className="size-5" />
        </a>
      </div>
    </div>
  );
}

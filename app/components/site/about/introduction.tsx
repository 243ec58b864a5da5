import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/button";
import { ArrowDown, Mail } from "~/components/ui/icons";
import { Container } from "~/components/ui/section";
import { site } from "~/site";
import { StaticPicture } from "./static-picture";

const highlights = [
  "15+ States Explored",
  "1000+ Photos Captured",
  "Authentic Experiences",
  "Budget Travel Expert",
];

type Props = {
  journeyProgress: number;
  /** Where 'Get in Touch' leads. */
  contactHref: string;
};

/** Who is travelling, with a portrait that says how far. */
export function Introduction({ journeyProgress, contactHref }: Props) {
  return (
    <Container className="grid gap-10 pt-10 pb-section md:grid-cols-[5fr_7fr] md:gap-14 lg:items-center md:pt-16">
      <p className="relative mx-auto w-full max-w-sm md:mx-0">
        <StaticPicture
          name="portrait"
          widths={[400, 800]}
          height={1000}
          alt="A traveller with a backpack, seen from behind, looks out over layered blue mountains."
          sizes="(min-width: 480px) 384px, 92vw"
          className="aspect-4/5 w-full rounded-card bg-line"
          priority
        />
        <span className="absolute top-4 right-4 rounded-full bg-accent px-4 py-1.5 text-base font-semibold text-accent-ink tabular-nums">
          {journeyProgress}% Complete
        </span>
      </p>
      <div>
        <h1 className="text-title">About {site().travellerName}</h1>
        <p className="mt-5 text-lead">
          I am crossing India alone, from Kashmir to Kanyakumari, with one rucksack and no return
          ticket. Six months, mostly by slow train.
        </p>
        <p className="mt-4 max-w-measure text-muted">
          I left Srinagar in August with a timetable, four shirts and the idea that a country is
          best read in the order in which the ground gives it to you. I travel in sleeper class and
          on ordinary buses, stay where drivers stay, and write down what things cost. When
          something goes wrong, and it does, that goes into the letter too.
        </p>
        <ul className="mt-6 flex flex-wrap gap-2">
          {highlights.map((highlight) => (
            <li key={highlight}>
              <Badge tone="monsoon">{highlight}</Badge>
            </li>
          ))}
        </ul>
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
    </Container>
  );
}

import { Container } from "~/components/ui/section";
import { StaticPicture } from "./static-picture";

const facts = [
  { title: "Duration", value: "6 months", note: "Aug - Jan 2026" },
  { title: "Distance", value: "3,000+ kilometers", note: "Overland, north to south" },
  { title: "Style", value: "Solo backpacking", note: "Sleeper class and ordinary buses" },
];

const expertise = [
  "Long routes on slow trains, with the connection that works when the first one does not",
  "Rooms, meals and buses on a budget under 1000 rupees a day",
  "Travelling alone, and knowing when not to",
  "Eating in the street and staying well, most weeks",
];

const moments = [
  "15+ states, each crossed on the ground",
  "50+ cities and towns, some of them by mistake",
  "100+ interactions that began with someone making room on a bench",
  "1000+ photos, from houseboats to the last railway buffer",
];

const reasons = [
  { title: "Authentic Stories", text: "Written the same week, with the mistakes left in." },
  { title: "Practical Tips", text: "Fares, rooms and timetables, as I paid and read them." },
  { title: "Cultural Insights", text: "What people told me, in their words where I may." },
];

/** How the journey is made, what comes of it, and why one might read on. */
export function WayOfTravelling() {
  return (
    <Container className="pb-section">
      <dl className="grid border-y border-line sm:grid-cols-3">
        {facts.map(({ title, value, note }) => (
          <div
            key={title}
            className="border-line py-6 not-last:border-b sm:px-8 sm:not-last:border-r sm:not-last:border-b-0 sm:first:pl-0"
          >
            <dt className="text-sm font-medium text-muted">{title}</dt>
            <dd className="mt-1 font-display text-2xl font-semibold wrap-normal">{value}</dd>
            <dd className="text-base text-muted">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-section grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-14">
        <StaticPicture
          name="about"
          widths={[640, 1280]}
          height={853}
          alt="A backpack, a notebook, a rail ticket and a glass of tea by a train window."
          sizes="(min-width: 1200px) 540px, (min-width: 1024px) 45vw, 92vw"
          className="aspect-3/2 w-full rounded-card bg-line"
        />
        <div>
          <h2 className="text-section">Travel Philosophy</h2>
          <blockquote className="mt-5 border-l-2 border-accent pl-6 font-display text-2xl leading-snug">
            Go slowly enough that people have time to correct you.
          </blockquote>
          <p className="mt-5 max-w-measure text-muted">
            A place is not what it has; it is what happens there on a Tuesday. So I stay three
            nights where the guidebook says one, take the train that stops everywhere, and ask
            before I photograph. I would rather understand one street than tick off a city.
          </p>
        </div>
      </div>
      <div className="mt-section grid gap-12 md:grid-cols-2">
        <List title="Travel Expertise" items={expertise} />
        <List title="Journey Highlights" items={moments} />
      </div>
      <section className="mt-section rounded-card border border-line bg-surface p-7 md:p-12">
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
    </Container>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
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

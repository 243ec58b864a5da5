import { Container, SectionHeading } from "~/components/ui/section";

const safety = [
  "Tell one person each evening where you sleep. Mine is my sister; she has never once replied before noon.",
  "Arrive before dark in a new town. If the train is late, the station waiting room is a better bed than a bad lane.",
  "Agree the fare before the auto moves, and keep small notes in a pocket of their own.",
  "Two cards in two bags, copies of papers online, and 112 is the one emergency number for all of India.",
  "Drink from a bottle with a filter, eat where there is a queue, and skip cut fruit in the rain.",
];

const dailyBudget = [
  { name: "Accommodation", range: "₹200-600", note: "dormitory bed to a fan room of your own" },
  { name: "Food", range: "₹150-400", note: "three meals where the bus drivers eat" },
  { name: "Transport", range: "₹300-800", note: "sleeper class and state buses, averaged out" },
];

/** What keeps a person safe and solvent on the road. */
export function TravelTips() {
  return (
    <section className="border-y border-line bg-surface py-section" aria-labelledby="travel-tips">
      <Container>
        <SectionHeading
          id="travel-tips"
          title="Safety and budget tips"
          description="Learned in the usual order: mistake first, rule after."
        />
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
          <div>
            <h3 className="text-2xl">Travelling alone, safely</h3>
            <ul className="mt-5 grid gap-4">
              {safety.map((tip) => (
                <li key={tip} className="flex gap-4">
                  <span aria-hidden="true" className="mt-3 h-px w-6 shrink-0 bg-accent" />
                  {tip}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="text-2xl">What a day costs</h3>
            <p className="mt-5 font-display text-title font-semibold text-accent tabular-nums">
              ₹800-1500
            </p>
            <p className="text-muted">a day, all in, for one person who is not in a hurry</p>
            <dl className="mt-6 border-t border-line">
              {dailyBudget.map(({ name, range, note }) => (
                <div
                  key={name}
                  className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-3"
                >
                  <dt className="font-medium">{name}</dt>
                  <dd className="font-medium tabular-nums">{range}</dd>
                  <dd className="col-span-2 text-base text-muted">{note}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Container>
    </section>
  );
}

import { Link } from "@remix-run/react";
import { ArrowRight } from "~/components/ui/icons";
import { Container, SectionHeading } from "~/components/ui/section";

const regions = [
  {
    name: "North India",
    stretch: "Srinagar to Varanasi",
    text: "The road starts at Dal Lake and comes down through Punjab and the hills before it finds the Ganga. Distances look short and are not: a landslide or a full train costs a day, so leave one empty each week. Pack a fleece even in August; the plains will make you regret it and the first pass will forgive you.",
    months: "April to June, September to November",
    around: "Trains on the plains, state buses and shared Sumos in the hills",
  },
  {
    name: "Central India",
    stretch: "Orchha and the Betwa",
    text: "Most people sleep through this part on a night train, which is why it is worth getting off. Forts stand open with a single watchman, rivers are clean enough to swim in, and lunch costs less than the coffee in the next region. English thins out here; ten words of Hindi and a written address go a long way.",
    months: "October to March",
    around: "Passenger trains to Jhansi or Bhopal, then local buses and autos",
  },
  {
    name: "South India",
    stretch: "Hampi to Kanyakumari",
    text: "Boulders, dosas, tea hills, backwaters and then the sea on three sides. Everything runs a little more on time and closes a little earlier. Two monsoons meet here, so somewhere it is always about to rain and somewhere else it has just stopped: ask at the bus stand, not your phone.",
    months: "November to March; the hills in September too",
    around: "Day trains with open windows, KSRTC buses, ferries in Kerala",
  },
];

/** The three regions, each as the road goes through it. */
export function RegionalDestinations() {
  return (
    <section className="pb-section" aria-labelledby="regional-guides">
      <Container>
        <SectionHeading
          id="regional-guides"
          title="Regional guides"
          description="One country, three ways of travelling. What I wish someone had told me at each border."
        />
        <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
          {regions.map((region) => (
            <li key={region.name} className="flex flex-col border-t-2 border-ink pt-5">
              <h3 className="text-2xl">{region.name}</h3>
              <p className="mt-1 text-base text-monsoon">{region.stretch}</p>
              <p className="mt-4 text-muted">{region.text}</p>
              <dl className="mt-5 mb-3 grid gap-3 text-base">
                <Fact term="When" text={region.months} />
                <Fact term="Getting around" text={region.around} />
              </dl>
              <Link
                to={`/journey?region=${encodeURIComponent(region.name)}#results`}
                className="mt-auto inline-flex min-h-touch items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
              >
                Places in {region.name}
                <ArrowRight />
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
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

import { ownText } from "~/components/ui/in-words";
import type { DestinationPage, DestinationView } from "~/pages/destination-page.server";
import { ContentBody } from "../content-body";
import { PracticalNotes } from "./practical-notes";

type Props = { destination: DestinationView; practical: DestinationPage["practical"] };

/** The texts about a destination. */
export function DestinationContent({ destination, practical }: Props) {
  const { name, contentHtml, highlights, activities } = destination;
  return (
    <div className="min-w-0 lg:col-span-8">
      {contentHtml && (
        <section aria-labelledby="about">
          <h2 id="about" className="mb-5 text-section">
            {`About ${name}`}
          </h2>
          <ContentBody html={contentHtml} title={name} />
        </section>
      )}
      <PracticalNotes practical={practical} />
      <div className="mt-12 grid gap-10 sm:grid-cols-2">
        <TextList id="highlights" title="Highlights" items={highlights} />
        <TextList id="activities" title="Activities" items={activities} />
      </div>
    </div>
  );
}

type ListProps = { id: string; title: string; items: string[] };

function TextList({ id, title, items }: ListProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h2 {...ownText()} id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-3 border-t border-line">
        {items.map((item) => (
          <li key={item} {...ownText()} className="border-b border-line py-2.5 text-base">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

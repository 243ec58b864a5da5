import { ownText } from "~/components/ui/in-words";
import { Container, SectionHeading } from "~/components/ui/section";

type Props = { links: { id: string; href: string; title: string; caption: string | null }[] };

/** Links of a collection; renders nothing without any. */
export function CollectionLinks({ links }: Props) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="links" className="pb-section">
      <Container>
        <SectionHeading id="links" title="Elsewhere" />
        <ul className="max-w-measure border-t border-line">
          {links.map(({ id, href, title, caption }) => (
            <li key={id} className="border-b border-line py-4">
              <a
                {...ownText()}
                href={href}
                target="_blank"
                rel="noopener"
                className="font-medium text-accent underline underline-offset-4"
              >
                {title}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              {caption && (
                <p {...ownText()} className="mt-1 text-base text-muted">
                  {caption}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

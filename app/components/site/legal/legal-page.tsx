import type { ReactNode } from "react";
import { Container, PageHeader } from "~/components/ui/section";
import { RelatedLinks } from "../related-links";

export type LegalSection = { id: string; title: string; body: ReactNode };

type Props = {
  title: string;
  description: string;
  path: "/terms" | "/privacy";
  sections: LegalSection[];
};

/** Numbered sections with their contents beside them; each can be linked to. */
export function LegalPage({ title, description, path, sections }: Props) {
  return (
    <>
      <PageHeader title={title} description={description}>
        <p className="mt-4 text-base text-muted">Last updated: January 16, 2025</p>
      </PageHeader>
      <Container className="grid gap-10 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <nav aria-label="Contents" className="text-base">
          <ol className="border-t border-line lg:sticky lg:top-28">
            {sections.map((section, index) => (
              <li key={section.id} className="border-b border-line">
                <a
                  href={`#${section.id}`}
                  className="flex min-h-touch items-center gap-3 text-muted hover:text-ink"
                >
                  <span className="w-6 shrink-0 tabular-nums">{index + 1}.</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-measure gap-12">
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} className="text-2xl leading-snug">
                {index + 1}. {section.title}
              </h2>
              <div className="mt-4 grid gap-4 [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-6">
                {section.body}
              </div>
            </section>
          ))}
        </div>
      </Container>
      <RelatedLinks current={path} />
    </>
  );
}

import { RunningText } from "~/components/site/running-text";
import { inWords, ownLanguage } from "~/components/ui/in-words";
import { Container, PageHeader } from "~/components/ui/section";
import type { LegalTexts } from "~/pages/legal-page.server";
import { plainNumber } from "~/utils/words/counted";
import { RelatedLinks } from "../related-links";

type Props = { page: LegalTexts; path: "/terms" | "/privacy" };

/** Numbered sections with a table of contents; each has an id. */
export function LegalPage({ page: { title, lead, updated, intro, sections }, path }: Props) {
  return (
    <>
      <PageHeader title={title} description={lead} isOwn>
        <p className="mt-4 text-base text-muted">Last updated: {inWords`${updated}`}</p>
      </PageHeader>
      <Container className="grid gap-10 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <nav aria-label="Contents" className="text-base">
          <ol lang={ownLanguage()} className="border-t border-line lg:sticky lg:top-28">
            {sections.map((section, index) => (
              <li key={section.id} className="border-b border-line">
                <a
                  href={`#${section.id}`}
                  className="flex min-h-touch items-center gap-3 text-muted hover:text-ink"
                >
                  <span className="w-8 shrink-0 tabular-nums">
                    {inWords`${plainNumber(index + 1)}`}.
                  </span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-measure gap-12">
          {intro && <RunningText html={intro} />}
          {sections.map((section, index) => (
            <section key={section.id} lang={ownLanguage()} aria-labelledby={section.id}>
              <h2 id={section.id} className="text-2xl leading-snug">
                {inWords`${plainNumber(index + 1)}`}. {section.title}
              </h2>
              <RunningText html={section.html} className="mt-4" />
            </section>
          ))}
        </div>
      </Container>
      <RelatedLinks current={path} />
    </>
  );
}

import type { ReactNode } from "react";
import { ChevronDown } from "~/components/ui/icons";
import { listQuestions } from "~/models/question";

/** The questions that come in most weeks. */
export function QuickQuestions() {
  return (
    <section className="rounded-card border border-line bg-canvas px-6 pt-6 pb-2">
      <h3 className="mb-2 text-xl">Quick Questions</h3>
      {listQuestions().map(({ id, question, answer }) => (
        <Question key={id} id={id} title={question}>
          {answer}
        </Question>
      ))}
    </section>
  );
}

type Props = { id: string; title: string; children: ReactNode };

/** The id stands inside, so that the browser opens the answer that an address names. */
function Question({ id, title, children }: Props) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-touch list-none items-center justify-between gap-4 py-3 text-base font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <p id={`question-${id}`} className="scroll-mt-[30vh] pb-4 text-base text-muted">
        {children}
      </p>
    </details>
  );
}

import type { ReactNode } from "react";
import { RunningText } from "~/components/site/running-text";
import { ChevronDown } from "~/components/ui/icons";

type Props = {
  title: string;
  /** The text above them, as HTML. */
  html: string;
  questions: { id: string; question: string; answer: string }[];
};

/** Frequent questions. */
export function QuickQuestions({ title, html, questions }: Props) {
  if (questions.length === 0 && !html) return null;
  return (
    <section id="questions" className="rounded-card border border-line bg-canvas px-6 pt-6 pb-2">
      <h3 className="mb-2 text-xl">{title}</h3>
      {html && <RunningText html={html} className="pb-4 text-base text-muted" />}
      {questions.map(({ id, question, answer }) => (
        <Question key={id} id={id} title={question}>
          {answer}
        </Question>
      ))}
    </section>
  );
}

type QuestionProps = { id: string; title: string; children: ReactNode };

/** The id is inside, so that the browser opens the answer that an address names. */
function Question({ id, title, children }: QuestionProps) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-touch list-none items-center justify-between gap-4 py-3 text-base font-medium [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-anywhere">{title}</span>
        <ChevronDown className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <p
        id={`question-${id}`}
        className="scroll-mt-[30vh] pb-4 text-base wrap-anywhere whitespace-pre-line text-muted"
      >
        {children}
      </p>
    </details>
  );
}

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** Two questions that come in most weeks. */
export function QuickQuestions() {
  return (
    <section className="rounded-card border border-line bg-canvas px-6 pt-6 pb-2">
      <h3 className="mb-2 text-xl">Quick Questions</h3>
      <Question title="Can I follow your exact route?">
        Yes. The journey page has every stop in order, with a guide to each: how I got there, where
        I slept and what it cost. Trains change, so check the times again.
      </Question>
      <Question title="Do you accept journey recommendations?">
        Gladly. Choose Travel Recommendation in the contact form and tell me what is there and when.
        A good half of my detours began as a message.
      </Question>
    </section>
  );
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-touch list-none items-center justify-between gap-4 py-3 text-base font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
          strokeWidth={1.5}
        />
      </summary>
      <p className="pb-4 text-base text-muted">{children}</p>
    </details>
  );
}

import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/buttons/button";
import { INTENT, SKIP_STEP } from "~/forms/intents";
import { counted } from "~/utils/words/counted";
import type { FirstStep } from "~/vocabulary";

const steps: Record<FirstStep, [to: string, label: string]> = {
  name: ["/admin/settings", "Say what it is called"],
  home: ["/admin/home", "Write the home page's words"],
  ends: ["/admin/home#journey", "Say where the road begins and ends"],
  lists: ["/admin/settings", "Name its regions and kinds"],
  destination: ["/admin/places/new", "Add the first place"],
  post: ["/admin/posts/new", "Write the first letter"],
  about: ["/admin/pages/about", "Say who is travelling"],
  pages: ["/admin/pages", "Write the other pages"],
  mail: ["/admin/newsletter", "Say where mail goes, and make a backup"],
};

/** What is still missing on a new site, with links to the forms: the next step, and the others folded away. */
export function FirstSteps({ left: [next, ...others] }: { left: FirstStep[] }) {
  if (!next) return null;
  return (
    <section className="rounded-card border border-line bg-surface">
      <h2 className="px-4 pt-3 text-xl">First Steps</h2>
      <ul>
        <Step step={next} />
      </ul>
      {others.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-touch cursor-pointer items-center px-4 text-sm font-medium text-accent">
            {counted(others.length, "step")} more
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {others.map((step) => (
              <Step key={step} step={step} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Step({ step }: { step: FirstStep }) {
  const [to, label] = steps[step];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      <Link
        to={to}
        className="inline-flex min-h-touch items-center font-medium text-accent underline underline-offset-4"
      >
        {label}
      </Link>
      <Form method="post" action="/admin/settings">
        <input type="hidden" name="step" value={step} />
        <Button
          kind="secondary"
          name={INTENT}
          value={SKIP_STEP}
          aria-label={`Not for my site: ${label}`}
        >
          Not for my site
        </Button>
      </Form>
    </li>
  );
}

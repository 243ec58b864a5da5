import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/buttons/button";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { BACK_UP, INTENT } from "~/forms/intents";
import type { getMissingParts } from "~/pages/site/first-steps.server";

export type FirstStepsProps = ReturnType<typeof getMissingParts>;

const steps = [
  [
    "name",
    "/admin/settings",
    "Say what it is called",
    "The site's name and yours, language, zone and money.",
  ],
  [
    "home",
    "/admin/home",
    "Set the home page's words",
    "When and where the journey begins and ends.",
  ],
  ["road", "/admin/here", "Say where you are", "The map and every page follow."],
  ["destination", "/admin/places/new", "Add the first place", "A guide for those who come after."],
  ["post", "/admin/posts/new", "Write the first letter", "It stays a draft until you publish it."],
  [
    "mail",
    "/admin/newsletter",
    "Say where mail goes",
    "Notices of messages, and letters to those who ask for them.",
  ],
] as const;

export function isStepLeft(missing: FirstStepsProps) {
  return Object.values(missing).includes(true);
}

/** What a new site does not know yet, and where to say it. */
export function FirstSteps(missing: FirstStepsProps) {
  const left = steps.filter(([name]) => missing[name]);
  return (
    <section>
      <h2 className="text-2xl">First Steps</h2>
      <p className="mt-1 text-muted">
        Until then visitors see example figures, and lists that say that they are empty.
      </p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
        {left.map(([name, to, label, why]) => (
          <li key={name} className="px-4 py-2">
            <Link
              to={to}
              className="inline-flex min-h-touch items-center font-medium text-accent underline underline-offset-4"
            >
              {label}
            </Link>
            <p className="text-sm text-muted">{why}</p>
          </li>
        ))}
        {missing.backup && <BackupStep />}
      </ul>
    </section>
  );
}

function BackupStep() {
  const isAtWork = usePostedIntent() === BACK_UP;
  return (
    <li className="px-4 py-3">
      <Form method="post" action="/admin/settings">
        <Button kind="secondary" name={INTENT} value={BACK_UP}>
          {isAtWork ? "Backing up…" : "Make the first backup"}
        </Button>
      </Form>
      <p className="mt-1 text-sm text-muted">Everything in one file, in the site's own folder.</p>
    </li>
  );
}

import { Link } from "@remix-run/react";

export type FirstStepsProps = {
  place: boolean;
  post: boolean;
  destination: boolean;
  home: boolean;
};

const steps = [
  ["place", "/admin/here", "Say where you are", "The map and every page follow."],
  ["post", "/admin/posts/new", "Write the first letter", "It stays a draft until you publish it."],
  ["destination", "/admin/places/new", "Add the first place", "A guide for those who come after."],
  [
    "home",
    "/admin/home",
    "Set the home page's words",
    "When and where the journey begins and ends.",
  ],
] as const;

/** What a new site does not know yet, and where to say it; nothing once it knows all of it. */
export function FirstSteps(missing: FirstStepsProps) {
  const left = steps.filter(([name]) => missing[name]);
  if (left.length === 0) return null;
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
      </ul>
    </section>
  );
}

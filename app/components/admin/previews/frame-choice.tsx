import { Link } from "@remix-run/react";
import type { Theme } from "~/document/theme";
import { type FrameName, frames } from "./page-frame";

type Shown = { name: FrameName; theme: Theme };

/** The ways to look at a page: at each width, in each theme. */
export function FrameChoice({ name, theme }: Shown) {
  const widths = Object.keys(frames) as FrameName[];
  return (
    <nav aria-label="How it is shown" className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
      <ul className="flex gap-2">
        {widths.map((one) => (
          <Choice key={one} shown={{ name: one, theme }} isChosen={one === name}>
            {frames[one].label}
          </Choice>
        ))}
      </ul>
      <ul className="flex gap-2">
        {(["light", "dark"] as const).map((one) => (
          <Choice key={one} shown={{ name, theme: one }} isChosen={one === theme}>
            {one === "light" ? "Light" : "Dark"}
          </Choice>
        ))}
      </ul>
    </nav>
  );
}

type ChoiceProps = { shown: Shown; isChosen: boolean; children: string };

function Choice({ shown: { name, theme }, isChosen, children }: ChoiceProps) {
  return (
    <li>
      <Link
        to={`?width=${name}&theme=${theme}`}
        aria-current={isChosen ? "true" : undefined}
        className={`inline-flex min-h-touch items-center rounded-control border px-3 text-sm font-medium ${isChosen ? "border-accent text-accent" : "border-edge bg-surface hover:border-ink"}`}
      >
        {children}
      </Link>
    </li>
  );
}

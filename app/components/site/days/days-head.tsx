import { Link } from "@remix-run/react";
import { inWords } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import type { DaysPage } from "~/pages/days/days-page.server";
import { plainNumber } from "~/utils/words/counted";
import { RememberedDay } from "./remembered-day";

/** The title of the days, links to other months, and one to where the reader stopped. */
export function DaysHead({ page }: { page: DaysPage }) {
  return (
    <Container className="pt-6 pb-4 md:pt-14 md:pb-8">
      <p className="text-base text-muted">
        <Link to="/journey" className="days-link">
          The Journey
        </Link>{" "}
        day by day
      </p>
      <h1 className="text-title">
        {inWords`${page.name}`}
        {page.part > 1 && inWords`, part ${plainNumber(page.part)}`}
      </h1>
      <p className="mt-2 text-lead text-muted tabular-nums">{numbersOf(page)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 md:mt-4">
        <nav aria-label="Months">
          <ul className="flex flex-wrap gap-x-5">
            {page.months.map(({ name, shortName, path, isShown }) => (
              <li key={path}>
                <Link to={path} aria-current={isShown ? "page" : undefined} className="days-month">
                  <span aria-hidden="true">{inWords`${shortName}`}</span>
                  <span className="sr-only">{inWords`${name}`}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <RememberedDay />
      </div>
    </Container>
  );
}

function numbersOf({ numbers: { first, last }, name }: DaysPage) {
  if (first === null || last === null) return inWords`The days of ${name}`;
  return first === last
    ? inWords`Day ${plainNumber(last)}`
    : inWords`Day ${plainNumber(first)} to ${plainNumber(last)}`;
}

import { Link } from "@remix-run/react";
import { ArrowRight } from "~/components/ui/icons";
import { inWords } from "~/components/ui/in-words";
import { BOOK_PATH } from "~/pages/book/book";
import { DAYS_PATH } from "~/pages/days/days";
import { plainNumber } from "~/utils/words/counted";
import { RememberedDay } from "../days/remembered-day";
import { KeepButton } from "../offline/keep-button";

const parts = [
  { id: "results", label: "Destinations" },
  { id: "regional-guides", label: "Regional guides" },
  { id: "travel-tips", label: "Tips" },
];

/** Which of the optional parts the owner has filled. */
type Props = { has: Record<string, boolean> };

/** The contents of the long page below, and a button to save it. */
export function JourneyContents({ has }: Props) {
  const shown = parts.filter(({ id }) => has[id] ?? true);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 text-base md:mt-6">
      <p className="flex flex-wrap gap-x-3 sm:contents">
        <FirstDayLink />
        <RememberedDay />
      </p>
      <nav aria-label="On this page">
        <ul className="flex flex-wrap gap-x-5">
          {shown.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-touch min-w-touch items-center font-medium text-accent underline-offset-4 hover:underline"
              >
                {label}
              </a>
            </li>
          ))}
          <li>
            <a
              href={BOOK_PATH}
              className="inline-flex min-h-touch min-w-touch items-center font-medium text-accent underline-offset-4 hover:underline"
            >
              The book
            </a>
          </li>
        </ul>
      </nav>
      <KeepButton
        kind="journey"
        path="/journey"
        title="The whole journey"
        label="Keep the whole journey"
      />
    </div>
  );
}

function FirstDayLink() {
  return (
    <Link to={DAYS_PATH} className="days-on">
      {inWords`Start with day ${plainNumber(1)}`}
      <ArrowRight />
    </Link>
  );
}

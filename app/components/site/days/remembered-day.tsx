import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ArrowRight } from "~/components/ui/icons";
import { type Remembered, recall } from "./remembered";

/** A link to the day that was read last. Its space is reserved until the browser says whether there is one. */
export function RememberedDay() {
  const [stopped, setStopped] = useState<Remembered | null>(null);
  useEffect(() => setStopped(recall()), []);
  if (!stopped) {
    return (
      <span aria-hidden="true" className="days-on invisible no-js:hidden">
        {WORDS}
        <ArrowRight />
      </span>
    );
  }
  return (
    <Link to={stopped.path} data-remembered="" className="days-on">
      {WORDS}
      <span className="sr-only">{`, at ${stopped.label}`}</span>
      <ArrowRight />
    </Link>
  );
}

const WORDS = "Continue where I stopped";

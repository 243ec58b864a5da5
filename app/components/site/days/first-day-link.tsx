import { Link } from "@remix-run/react";
import { ArrowRight } from "~/components/ui/icons";
import { inWords } from "~/components/ui/in-words";
import { DAYS_PATH } from "~/pages/days/days";
import { plainNumber } from "~/utils/words/counted";

/** The way to the journey told from its first day. */
export function FirstDayLink() {
  return (
    <Link to={DAYS_PATH} className="days-on">
      {inWords`Start with day ${plainNumber(1)}`}
      <ArrowRight />
    </Link>
  );
}

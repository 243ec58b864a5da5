import { Link } from "@remix-run/react";
import { ArrowRight } from "~/components/ui/icons";
import { DAYS_PATH } from "~/models/days/days";

/** The way to the journey told from its first day. */
export function FirstDayLink() {
  return (
    <Link to={DAYS_PATH} className="days-on">
      Start with day 1
      <ArrowRight />
    </Link>
  );
}

import { Link } from "@remix-run/react";
import { ArrowLeft, ArrowRight } from "~/components/ui/icons";
import { inWords } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import type { DaysPage } from "~/pages/days/days-page.server";

/** The way on from the days of a month, and back; at the end, to where the traveller is. */
export function MonthLinks({ page: { previous, next } }: { page: DaysPage }) {
  return (
    <Container>
      <nav aria-label="Months before and after" className="days-ways">
        {previous && (
          <Link to={previous.path} rel="prev">
            <small>Before</small>
            <span>
              <ArrowLeft />
              {inWords`${previous.name}`}
            </span>
          </Link>
        )}
        <Link to={next ? next.path : "/journey"} rel={next ? "next" : undefined}>
          <small>{next ? "Go on with" : "So far"}</small>
          <span>
            {next ? inWords`${next.name}` : "Where I am now"}
            <ArrowRight />
          </span>
        </Link>
      </nav>
    </Container>
  );
}

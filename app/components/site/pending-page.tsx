import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Container } from "~/components/ui/section";
import { CardGrid } from "./lists/list-results";

/** A page that loads within this time needs no placeholder. */
const PATIENCE_MS = 300;

const lists: Record<string, { text: string; cards: number }> = {
  "/journey": { text: "Loading journey...", cards: 6 },
  "/letters": { text: "Loading letters...", cards: 6 },
  "/blog": { text: "Loading letters...", cards: 6 },
  "/gallery": { text: "Loading gallery...", cards: 4 },
};
const elsewhere = { text: "Loading...", cards: 8 };

/** The path of a page that has been loading for a while; `null` otherwise. */
export function usePendingPath() {
  const { state, location, formMethod } = useNavigation();
  const next = state === "loading" && !formMethod ? location.pathname : null;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (!next || next === window.location.pathname) return;
    const timer = setTimeout(() => setLate(next), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [next]);
  // Hidden as soon as the page is there, because a hidden page cannot get the focus.
  return late === next ? late : null;
}

/** A placeholder for a slow page: its outline, and text for screen readers. */
export function PendingPage({ path }: { path: string }) {
  const { text, cards } = lists[path] ?? elsewhere;
  return (
    <Container className="pt-6 pb-section md:pt-16">
      <p role="status" className="sr-only">
        {text}
      </p>
      <div aria-hidden="true" className="mb-12 grid max-w-measure gap-4">
        <div className="h-12 w-2/3 rounded-control bg-line" />
        <div className="h-5 rounded-control bg-line" />
      </div>
      <div aria-hidden="true">
        <CardGrid>
          {Array.from({ length: cards }, (_, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
              key={index}
              data-skeleton=""
              className="skeleton overflow-hidden rounded-card border border-line"
            >
              <div className="aspect-3/2 bg-line" />
              <div className="grid gap-3 p-6">
                <div className="h-4 w-1/3 rounded-control bg-line" />
                <div className="h-6 w-3/4 rounded-control bg-line" />
                <div className="h-4 rounded-control bg-line" />
              </div>
            </div>
          ))}
        </CardGrid>
      </div>
    </Container>
  );
}

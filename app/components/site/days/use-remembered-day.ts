import { type RefObject, useEffect } from "react";
import { plainNumber } from "~/utils/words/counted";
import { remember } from "./remembered";

/** The reading line, as a margin for the part of the window below it. */
const BELOW_THE_EYE = "0px 0px -60% 0px";

/** Stores in the browser which day was read last, once the reader has scrolled. */
export function useRememberedDay(ref: RefObject<HTMLElement>) {
  useEffect(() => {
    const text = ref.current;
    if (!text) return;
    let hasScrolled = false;
    const begin = () => {
      hasScrolled = true;
    };
    const days = new IntersectionObserver(
      (changes) => {
        const day = changes.findLast(({ isIntersecting }) => isIntersecting)?.target;
        if (day instanceof HTMLElement && hasScrolled) remember(placeOf(day));
      },
      { rootMargin: BELOW_THE_EYE },
    );
    for (const day of text.querySelectorAll(".days-day")) days.observe(day);
    window.addEventListener("scroll", begin, { passive: true, once: true });
    return () => {
      days.disconnect();
      window.removeEventListener("scroll", begin);
    };
  }, [ref]);
}

function placeOf(day: HTMLElement) {
  const { pathname, search } = window.location;
  const { day: number } = day.dataset;
  return {
    path: `${pathname}${search}#${day.id}`,
    label: number
      ? `day ${plainNumber(Number(number))}`
      : (day.querySelector("time, h3")?.textContent ?? ""),
  };
}

import { type RefObject, useEffect } from "react";

/** The reading line, as a share of the window's height from the top. */
const EYE = 0.4;

/** A spot of the text, in pixels from the top of the window, and its place along the line from 0 to 1. */
type Mark = { top: number; share: number };

/**
 * Moves the dot of a map along its line while the text beside it is read; with reduced motion from stop to stop. Map
 * and text are in one article, whose `--read` is the reader's progress. With `isLastNamed` the line ends at the last
 * stop in the text, otherwise at the end of the text.
 */
export function useReadingDot(
  ref: RefObject<HTMLElement>,
  within = ".content",
  isLastNamed = false,
) {
  useEffect(() => {
    const map = ref.current;
    const article = map?.closest("article");
    const text = article?.querySelector(within);
    const line = map?.querySelector<SVGPathElement>(".road-line");
    const dot = map?.querySelector<SVGElement>(".road-dot");
    const length = line?.getTotalLength() ?? 0;
    if (!article || !text || !line || !dot || length === 0) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
    let frame = 0;
    const place = () => {
      frame = 0;
      const share = shareRead(marksOf(text, isLastNamed), window.innerHeight * EYE, calm.matches);
      const { x, y } = line.getPointAtLength(length * share);
      dot.setAttribute("transform", `translate(${x} ${y})`);
      article.style.setProperty("--read", share.toFixed(4));
      article.dataset.reading = share > 0 ? "begun" : "";
    };
    const plan = () => {
      frame ||= requestAnimationFrame(place);
    };
    plan();
    window.addEventListener("scroll", plan, { passive: true });
    window.addEventListener("resize", plan, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", plan);
      window.removeEventListener("resize", plan);
    };
  }, [ref, within, isLastNamed]);
}

/** The beginning and the end of the text, and between them the stops that it mentions, as far as they are in order. */
function marksOf(text: Element, isLastNamed: boolean): Mark[] {
  const { top, bottom } = text.getBoundingClientRect();
  const marks = [{ top, share: 0 }];
  for (const link of text.querySelectorAll<HTMLElement>("[data-stop]")) {
    const share = Number(link.dataset.stop);
    const mark = { top: link.getBoundingClientRect().top, share };
    // A text may mention earlier stops; the dot never goes back.
    const isOnLine = isLastNamed ? share <= 1 : share < 1;
    if (share > (marks.at(-1)?.share ?? 0) && isOnLine) marks.push(mark);
  }
  return [...marks, { top: bottom, share: 1 }];
}

/** How far along the line the reader is, from 0 to 1. */
export function shareRead(marks: Mark[], eye: number, isInSteps: boolean) {
  const next = marks.findIndex(({ top }) => top > eye);
  if (next === 0) return 0;
  const [from, to] = [marks.at(next - 1), marks[next]];
  if (!from || !to || next === -1) return 1;
  if (isInSteps) return from.share;
  return from.share + ((to.share - from.share) * (eye - from.top)) / (to.top - from.top);
}

import type { DragEndEvent } from "@dnd-kit/core";
import { arrayMove } from "@dnd-kit/sortable";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { buttonId, type CellMedium } from "./arrange-cell";

/** Functions that move the chosen medium by some places, and any medium to where it is dropped. */
export function useMoves(
  media: CellMedium[],
  chosen: string | null,
  onChange: (media: CellMedium[]) => void,
) {
  const tools = useRef<HTMLElement>(null);
  const [moved, setMoved] = useState<Moved>({ id: "", words: "" });
  useFollowing(tools, moved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are others for each that is chosen.
  useEffect(() => {
    tools.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  function move(from: number, to: number, toolsTop?: number) {
    const medium = media[from];
    if (!medium || !media[to] || from === to) return;
    onChange(arrayMove(media, from, to));
    setMoved({ id: medium.id, words: `Photograph ${to + 1} of ${media.length}`, toolsTop });
  }

  const placeOf = (id: unknown) => media.findIndex((one) => one.id === id);
  return {
    tools,
    said: moved.words,
    moveBy: (step: number) =>
      move(placeOf(chosen), Math.max(placeOf(chosen) + step, 0), topOf(tools.current)),
    drop: ({ active, over }: DragEndEvent) => move(placeOf(active.id), placeOf(over?.id)),
  };
}

/** A finished move; `toolsTop` is where the tools were on the screen, if they were used. */
type Moved = { id: string; words: string; toolsTop?: number };

/**
 * After a move the focus goes to the moved medium, and the tools stay at the same place on the screen, so that pressing
 * a button twice does not hit something else.
 */
function useFollowing(tools: { readonly current: HTMLElement | null }, moved: Moved) {
  useLayoutEffect(() => {
    const { id, toolsTop } = moved;
    const scroller = tools.current?.closest("dialog");
    if (scroller && toolsTop !== undefined) scroller.scrollTop += topOf(tools.current) - toolsTop;
    document.getElementById(buttonId(id))?.focus();
  }, [moved, tools]);
}

function topOf(element: HTMLElement | null) {
  return element?.getBoundingClientRect().top ?? 0;
}

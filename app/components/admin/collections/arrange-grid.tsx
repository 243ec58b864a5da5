import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { type KeyboardEvent, useId, useState } from "react";
import { ArrangeCell, type CellMedium, nameOf } from "./arrange-cell";
import { ChosenTools, FIRST } from "./chosen-tools";
import { useMoves } from "./use-moves";

type Props = {
  media: CellMedium[];
  /** The address of the collection's cover. */
  cover: string | null;
  onChange: (media: CellMedium[]) => void;
  onTick: (id: string, isTicked: boolean) => void;
};

/** A drag starts only after 6 px of mouse movement or 250 ms of touch, so that presses and scrolling still work. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Turns dnd-kit's announcements off: the status line below announces every move, drags and keys alike. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** How many places each key moves the chosen medium. */
const STEPS: Record<string, number> = { Home: FIRST, ArrowLeft: -1, ArrowRight: 1 };

/** Media in their order. With scripts a grid to drag in; without scripts a list with a number field for each. */
export function ArrangeGrid({ media, cover, onChange, onTick }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { tools, said, moveBy, drop } = useMoves(media, chosen, onChange);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));

  function press(event: KeyboardEvent, id: string) {
    const step = STEPS[event.key];
    if (id !== chosen || !step) return;
    event.preventDefault();
    moveBy(step);
  }

  function setCaption(id: string, caption: string) {
    onChange(media.map((one) => (one.id === id ? { ...one, caption } : one)));
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: SILENT }}
      onDragEnd={drop}
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <SortableContext items={media} strategy={rectSortingStrategy}>
        <ol className="grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] no-js:grid-cols-1">
          {media.map((medium, index) => (
            <ArrangeCell
              key={medium.id}
              medium={medium}
              number={index + 1}
              isCover={medium.url === cover}
              isChosen={medium.id === chosen}
              onChoose={() => setChosen(medium.id === chosen ? null : medium.id)}
              onKey={(event) => press(event, medium.id)}
              onTick={(isTicked) => onTick(medium.id, isTicked)}
              onCaption={(caption) => setCaption(medium.id, caption)}
            >
              {medium.id === chosen && (
                <ChosenTools
                  ref={tools}
                  id={medium.id}
                  name={nameOf(medium, index + 1)}
                  caption={medium.caption}
                  isCover={medium.url === cover}
                  isFirst={index === 0}
                  isLast={index === media.length - 1}
                  onMove={moveBy}
                  onCaption={(caption) => setCaption(medium.id, caption)}
                />
              )}
            </ArrangeCell>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

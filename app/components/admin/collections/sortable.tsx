import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { type ReactNode, useId } from "react";
import { iconButton, rowIcon } from "~/components/ui/buttons/icon-button";

type Item = { id: string };

type Props<One extends Item> = {
  items: One[];
  onOrder: (items: One[]) => void;
  /** Draws an item, with the handle that it is dragged by. */
  children: (item: One, index: number, handle: ReactNode) => ReactNode;
};

/** A finger that scrolls is no finger that drags. */
const TOUCH = { activationConstraint: { delay: 150, tolerance: 8 } };

/** What a screen reader says of a drag: places in the list, where the library would say the ids. */
function placesSpoken(items: readonly Item[]): Announcements {
  const place = (one: { id: string | number } | null) =>
    `${items.findIndex(({ id }) => id === one?.id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up from place ${place(active)}.`,
    onDragOver: ({ over }) => (over ? `Over place ${place(over)}.` : "Over no place."),
    onDragEnd: ({ active, over }) => `Put down at place ${place(over ?? active)}.`,
    onDragCancel: ({ active }) => `Left at place ${place(active)}.`,
  };
}

/** A list whose order is changed by dragging or, from a handle, by keys; without scripts it has no handles. */
export function Sortable<One extends Item>({ items, onOrder, children }: Props<One>) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function drop({ active, over }: DragEndEvent) {
    const from = items.findIndex(({ id }) => id === active.id);
    const to = items.findIndex(({ id }) => id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) onOrder(arrayMove(items, from, to));
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: placesSpoken(items) }}
      onDragEnd={drop}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ol className="grid gap-2">
          {items.map((item, index) => (
            <SortableItem
              key={item.id}
              id={item.id}
              draw={(handle) => children(item, index, handle)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type ItemProps = { id: string; draw: (handle: ReactNode) => ReactNode };

function SortableItem({ id, draw }: ItemProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const moved = transform && `translate3d(0, ${Math.round(transform.y)}px, 0)`;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: moved ?? undefined, transition }}
      className={isDragging ? "relative z-10 shadow-lg" : ""}
    >
      {draw(
        <button
          type="button"
          {...attributes}
          {...listeners}
          aria-label="Drag, or press space and an arrow key, to move it"
          className={`${iconButton} cursor-grab touch-none no-js:hidden`}
        >
          <GripVertical {...rowIcon} />
        </button>,
      )}
    </li>
  );
}

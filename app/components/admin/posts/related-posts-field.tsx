import { useCallback, useEffect, useRef, useState } from "react";
import { setField } from "~/components/admin/fields/set-field";
import { TickList } from "~/components/admin/fields/tick-list";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { fieldText } from "~/device/screens/drafts/entered-value";
import type { OfferedPost, OfferedPosts } from "~/models/posts/related";
import { entriesIn } from "~/utils/words/entries";
import { FindRelated } from "./find-related";

type Props = { field: Field; offered: OfferedPosts };

/**
 * Related posts as check boxes. Without scripts the boxes are sent; with scripts they write into one hidden field,
 * which can also hold posts that have no box, such as those named in a draft on this device.
 */
export function RelatedPostsField({ field, offered }: Props) {
  const { isLive, boxes } = useTakenOver(field);
  const named = entriesIn(isLive ? field.value : field.initialValue);
  const { items, known, setFound, keep } = useShownPosts(offered, named);

  function choose(item: OfferedPost, isChosen: boolean) {
    keep(item);
    const others = named.filter((id) => id !== item.id);
    setField(field.id, (isChosen ? [...others, item.id] : others).join(", "));
  }

  return (
    <TickList
      field={field}
      legend="Related stories"
      entered={isLive ? named : field.initialValue}
      inWords={(value) => titlesOf(value, known)}
    >
      <input
        id={field.id}
        name={field.name}
        defaultValue={entriesIn(field.initialValue).join(", ")}
        disabled={!isLive}
        hidden
      />
      {!offered.isWhole && <FindRelated offered={offered} isLive={isLive} onFound={setFound} />}
      <div
        ref={boxes}
        className="max-h-64 overflow-y-auto rounded-control border border-edge bg-surface px-3"
      >
        {items.map((item) => (
          <label
            // A new box once scripts run, as it is then controlled by the hidden field.
            key={`${item.id} ${isLive}`}
            className="flex min-h-touch items-center gap-3 py-1 text-base"
          >
            <input
              type="checkbox"
              value={item.id}
              className="size-5 shrink-0 accent-accent"
              {...(isLive
                ? {
                    // Outside the form: a nameless field in it would get the focus meant for the form's own errors.
                    form: "",
                    checked: named.includes(item.id),
                    onChange: ({ target }) => choose(item, target.checked),
                  }
                : { name: field.name, defaultChecked: named.includes(item.id) })}
            />
            {item.title}
          </label>
        ))}
        {items.length === 0 && <p className="py-2 text-muted">No stories yet.</p>}
      </div>
    </TickList>
  );
}

/**
 * The posts to choose from: first those chosen now or since the form was opened, then the search results or, before a
 * search, the offered posts.
 */
function useShownPosts(offered: OfferedPosts, named: string[]) {
  const [found, setFound] = useState<OfferedPost[] | null>(null);
  const [kept, setKept] = useState<OfferedPost[]>([]);
  const [first] = useState(named);
  const known = unique([...offered.posts, ...kept, ...(found ?? [])]);
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  const titled = (id: string) => ({ id, title: titles.get(id) ?? UNTITLED });
  const chosen = [...first, ...named].map(titled);
  const items = unique([...chosen, ...kept, ...(found ?? offered.posts)]);
  function keep(item: OfferedPost) {
    setKept((before) => unique([...before, item]));
  }
  return { items, known, setFound, keep };
}

/** Shown for a story that only a draft on this device names, of which the form knows only the id. */
const UNTITLED = "A story chosen earlier";

function unique(items: OfferedPost[]) {
  return [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();
}

function titlesOf(value: unknown, posts: OfferedPost[]) {
  const titles = new Map(posts.map(({ id, title }) => [id, title]));
  return fieldText(entriesIn(value).map((id) => titles.get(id) ?? id));
}

/**
 * `isLive` once the hidden field holds the values in the place of the check boxes, including boxes ticked before
 * scripts ran. `boxes` is the ref for the boxes' container.
 */
function useTakenOver({ id }: Field) {
  const [isLive, setLive] = useState(false);
  const ticked = useRef("");
  // A ref callback runs before a draft reads the form, which must not find both the boxes and the field.
  const boxes = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const found = element.querySelectorAll<HTMLInputElement>("input:checked");
    ticked.current = [...found].map(({ value }) => value).join(", ");
    setLive(true);
  }, []);
  useEffect(() => {
    const control = document.getElementById(id);
    if (!isLive || !(control instanceof HTMLInputElement)) return;
    if (control.value !== ticked.current) setField(id, ticked.current);
  }, [isLive, id]);
  return { isLive, boxes };
}

import { useId } from "react";
import { asTyped } from "./drafts/typed-value";
import { WithNewer } from "./newer-values";
import type { Field } from "./versioned-controls";

export type Item = { id: string; title: string };

type Props = { field: Field; posts: Item[]; hint?: string };

/** The posts that an item names as related. Those that are chosen come first, so that they keep their order. */
export function RelatedPostsField({ field, posts, hint }: Props) {
  const hintId = useId();
  const chosen = [field.initialValue].flat();
  const places = new Map(chosen.map((id, index) => [id, index]));
  const placeOf = ({ id }: Item) => places.get(id) ?? chosen.length;
  const inOrder = posts.toSorted((one, other) => placeOf(one) - placeOf(other));
  const described = [hint && hintId, !field.valid && field.errorId].filter(Boolean).join(" ");
  return (
    <WithNewer
      name={field.name}
      typed={field.initialValue}
      inWords={(value) => titlesOf(value, posts)}
    >
      <fieldset aria-describedby={described || undefined}>
        <legend className="font-medium">Related stories</legend>
        <div className="mt-1.5 max-h-64 overflow-y-auto rounded-control border border-edge bg-surface px-3">
          {inOrder.map(({ id, title }) => (
            <label key={id} className="flex min-h-touch items-center gap-3 py-1 text-base">
              <input
                type="checkbox"
                name={field.name}
                value={id}
                defaultChecked={places.has(id)}
                className="size-5 shrink-0 accent-accent"
              />
              {title}
            </label>
          ))}
          {posts.length === 0 && <p className="py-2 text-muted">No stories yet.</p>}
        </div>
        {hint && (
          <p id={hintId} className="mt-1.5 text-sm text-muted">
            {hint}
          </p>
        )}
        {field.errors && (
          <p id={field.errorId} className="text-sm font-medium text-danger">
            {field.errors.join(" ")}
          </p>
        )}
      </fieldset>
    </WithNewer>
  );
}

function titlesOf(value: unknown, posts: Item[]) {
  const titles = new Map(posts.map(({ id, title }) => [id, title]));
  return asTyped([value ?? []].flat().map((id) => titles.get(String(id)) ?? id));
}

import { FieldGroup } from "./field-group";
import { WithNewer } from "./newer-values";
import { type Field, SelectField } from "./versioned-controls";

type Item = { id: string; title: string };

export type RelatedItems = { collections: Item[]; posts: Item[] };

type Props = { collection: Field; posts: Field; items: RelatedItems };

/** The collection and the posts that a destination points to. */
export function RelatedFields({ collection, posts, items }: Props) {
  const chosen = [posts.initialValue].flat();
  return (
    <FieldGroup legend="Related">
      <SelectField
        field={collection}
        label="Related gallery"
        blank="None"
        options={items.collections.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <WithNewer name={posts.name} typed={posts.initialValue}>
        <fieldset aria-describedby={posts.valid ? undefined : posts.errorId}>
          <legend className="font-medium">Related stories</legend>
          <div className="mt-1.5 max-h-64 overflow-y-auto rounded-control border border-edge bg-surface px-3">
            {items.posts.map(({ id, title }) => (
              <label key={id} className="flex min-h-touch items-center gap-3 py-1 text-base">
                <input
                  type="checkbox"
                  name={posts.name}
                  value={id}
                  defaultChecked={chosen.includes(id)}
                  className="size-5 shrink-0 accent-accent"
                />
                {title}
              </label>
            ))}
            {items.posts.length === 0 && <p className="py-2 text-muted">No stories yet.</p>}
          </div>
          {posts.errors && (
            <p id={posts.errorId} className="text-sm font-medium text-danger">
              {posts.errors.join(" ")}
            </p>
          )}
        </fieldset>
      </WithNewer>
    </FieldGroup>
  );
}

import { FieldGroup } from "./field-group";
import { type Item, RelatedPostsField } from "./related-posts-field";
import { type Field, SelectField } from "./versioned-controls";

export type RelatedItems = { collections: Item[]; posts: Item[] };

type Props = { collection: Field; posts: Field; items: RelatedItems };

/** The collection and the posts that a destination points to. */
export function RelatedFields({ collection, posts, items }: Props) {
  return (
    <FieldGroup legend="Related">
      <SelectField
        field={collection}
        label="Related gallery"
        blank="None"
        options={items.collections.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <RelatedPostsField field={posts} posts={items.posts} />
    </FieldGroup>
  );
}

import { kinds } from "~/kinds";
import { newPostInput } from "~/models/posts/post";
import { createPost, findPost, updatePost } from "~/models/posts/post.server";
import { version } from "~/models/records/value-schemas";
import { contentPreview } from "./content-preview.server";
import { enteredPost } from "./entered-post";
import { CHECK, FIND_RELATED, INTENT, PREVIEW } from "./intents";
import { checkedForm } from "./publish-check.server";
import { type Press, recordAction } from "./record-action.server";
import { asTyped, done } from "./record-form.server";

export const postAction = recordAction({
  kind: "post",
  noun: "letter",
  schema: newPostInput.extend({ version }),
  find: (id) => findPost({ id }, "owner"),
  offersRelated: true,
  buttons: new Map<unknown, Press>([
    [CHECK, checkedForm],
    [PREVIEW, contentPreview],
    [FIND_RELATED, asTyped],
  ]),
  save({ value, id, isNew, form, before }) {
    const { version: seen, ...post } = enteredPost(value, form.get(INTENT), before);
    return isNew ? createPost(post, id) : updatePost(id, { ...post, version: seen });
  },
  done: ({ isNew }) =>
    done(kinds.post.desk, `Blog post ${isNew ? "created" : "updated"} successfully`),
});

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PostForm } from "~/components/admin/post-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { DeskLinks } from "~/components/admin/versions/desk-links";
import { contentPreview } from "~/forms/content-preview.server";
import { answerDraftButton, saveForm, startNewForm } from "~/forms/draft-form.server";
import { enteredPost } from "~/forms/entered-post";
import { formFailure, parseForm } from "~/forms/form.server";
import { CHECK, FIND_RELATED, INTENT, PREVIEW } from "~/forms/intents";
import { keepTyped, NOT_SAVED } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { checkedForm } from "~/forms/publish-check.server";
import { asTyped, done, newRecordId, saveRefused } from "~/forms/record-form.server";
import { offeredFor, withOffered } from "~/forms/related-form.server";
import { figureHtml } from "~/models/content/content-figure";
import { findPictures } from "~/models/pictures/picture.server";
import { newPostInput } from "~/models/posts/post";
import { CLEARED, createPost } from "~/models/posts/post.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("New Post");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  const { searchParams } = new URL(request.url);
  const shared = { ...CLEARED, ...sharedContent(searchParams) };
  const start = startNewForm("post", request, shared, "/admin/posts");
  return { ...start, offered: offeredFor(start.formId, [start.values]) };
}

/** What another app on the owner's phone handed over, or the pictures of the library that a letter begins with. */
function sharedContent(shared: URLSearchParams) {
  const ids = (shared.get("pictures") ?? "").split(",").filter(Boolean);
  const pictures = findPictures(ids).map(({ src }) => ({ address: src }));
  const parts = [
    shared.get("text"),
    shared.get("url"),
    pictures.length > 0 ? figureHtml(pictures) : null,
  ];
  return { title: shared.get("title") ?? "", content: parts.filter(Boolean).join("\n\n") };
}

export const action = formAction(async (args: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const id = newRecordId(form);
  return withOffered(form, id, answerForm(form, id));
});

async function answerForm(form: FormData, id: string) {
  const result = parseForm(form, newPostInput);
  const key = { kind: "post", recordId: id } as const;
  const answer = answerDraftButton(form, result.submission, key, "/admin/posts");
  if (answer) return answer;
  if (form.get(INTENT) === CHECK) return checkedForm(result.submission, form);
  if (form.get(INTENT) === PREVIEW) return contentPreview(result.submission, form);
  if (form.get(INTENT) === FIND_RELATED) return asTyped(result.submission);
  if (!result.ok) return formFailure(result.submission);
  const values = enteredPost(result.value, form.get(INTENT));
  const created = saveForm(form, key, () => createPost(values, id));
  if (!created.ok) return saveRefused(result.submission, created);
  return done("/admin/posts", "Blog post created successfully");
}

export { keepsOpenForm as shouldRevalidate } from "~/utils/keeps-open-form";

export const clientAction = keepTyped(NOT_SAVED);

export default function NewPost() {
  const { formId, values, draft, offered } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="New Post" back="/admin/posts">
      <div className={draft.state.id ? "" : "no-js:hidden"}>
        <DeskLinks path={`/admin/posts/${formId}`} to={["preview"]} />
      </div>
      <PostForm
        key={formId}
        values={values}
        draft={draft}
        revision={{ formId }}
        reply={useActionData<typeof action>()}
        path="/letters"
        offered={offered}
        isDraft
      />
    </RecordDialog>
  );
}

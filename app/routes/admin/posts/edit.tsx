import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NoRecord } from "~/components/admin/no-record";
import { PostForm } from "~/components/admin/post-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { revisionOf } from "~/components/admin/record-form";
import { SharePictures } from "~/components/admin/share-pictures";
import { StatusBadge } from "~/components/admin/status-badge";
import { DeskLinks } from "~/components/admin/versions/desk-links";
import { contentPreview } from "~/forms/content-preview.server";
import { answerDraftButton, saveForm, startForm } from "~/forms/draft-form.server";
import { enteredPost } from "~/forms/entered-post";
import { formFailure, parseForm } from "~/forms/form.server";
import { CHECK, FIND_RELATED, INTENT, PREVIEW } from "~/forms/intents";
import { keepTyped, NOT_SAVED } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { checkedForm } from "~/forms/publish-check.server";
import { asTyped, done, saveRefused, statusOf } from "~/forms/record-form.server";
import { offeredFor, withOffered } from "~/forms/related-form.server";
import { newPostInput } from "~/models/posts/post";
import { findPost, updatePost } from "~/models/posts/post.server";
import { findPostStatus } from "~/models/posts/post-lists.server";
import { version } from "~/models/records/value-schemas";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Blog Post");

const LOST = { noun: "letter", createAt: "/admin/posts/new" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const id = params.id ?? "";
  const post = findPost({ id }, "owner");
  const start = startForm({ kind: "post", recordId: id }, post, LOST.createAt);
  const offered = offeredFor(id, [start?.values, post]);
  return data({ post, start, status: findPostStatus(id), offered }, statusOf(post));
}

export const action = formAction(async ({ params, ...args }: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const id = params.id ?? "";
  return withOffered(form, id, answerForm(form, id));
});

async function answerForm(form: FormData, id: string) {
  const result = parseForm(form, newPostInput.extend({ version }));
  const key = { kind: "post", recordId: id } as const;
  const answer = answerDraftButton(form, result.submission, key, "/admin/posts");
  if (answer) return answer;
  if (form.get(INTENT) === CHECK) return checkedForm(result.submission, form);
  if (form.get(INTENT) === PREVIEW) return contentPreview(result.submission, form);
  if (form.get(INTENT) === FIND_RELATED) return asTyped(result.submission);
  if (!result.ok) return formFailure(result.submission);
  const before = findPost({ id }, "owner");
  const values = enteredPost(result.value, form.get(INTENT), before);
  const saved = saveForm(form, key, () => updatePost(id, values));
  if (!saved.ok) return saveRefused(result.submission, saved, LOST);
  return done("/admin/posts", "Blog post updated successfully");
}

export const clientAction = keepTyped(NOT_SAVED);

export default function EditPost() {
  const { post, start, status, offered } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const revision = revisionOf(post, reply);
  return (
    <RecordDialog title="Edit Blog Post" back="/admin/posts">
      {post && (
        <div className="mb-4 flex flex-wrap items-center gap-x-5">
          {status && <StatusBadge status={status} />}
          <DeskLinks path={`/admin/posts/${post.id}`} to={["versions", "preview", "previews"]} />
        </div>
      )}
      {post && <SharePictures item={{ kind: "post", id: post.id }} />}
      {post || reply ? (
        <PostForm
          key={post?.id}
          values={start?.values ?? {}}
          draft={start?.draft}
          revision={revision}
          reply={reply}
          isDraft={!post?.publishedAt || "formId" in revision}
          isPublished={post?.publishedAt != null}
          path={post ? `/letters/${post.slug}` : "/letters"}
          offered={offered}
        />
      ) : (
        <NoRecord noun="blog post" />
      )}
    </RecordDialog>
  );
}

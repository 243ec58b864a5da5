import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PREVIEW } from "~/components/admin/intents";
import { NoRecord } from "~/components/admin/no-record";
import { PostForm } from "~/components/admin/post-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { revisionOf } from "~/components/admin/record-form";
import { DeskLinks } from "~/components/admin/versions/desk-links";
import { contentPreview } from "~/forms/content-preview.server";
import { formFailure, parseForm } from "~/forms/form.server";
import { keepTyped, NOT_SAVED } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { done, saveRefused, statusOf } from "~/forms/record-form.server";
import { newPostInput, publicationDate } from "~/models/post";
import { findPost, updatePost } from "~/models/post.server";
import { version } from "~/models/value-schemas";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { toLocalInput } from "~/utils/dates";

export const meta = () => adminMeta("Edit Blog Post");

const LOST = { noun: "letter", createAt: "/admin/posts/new" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const post = findPost({ id: params.id ?? "" }, "owner");
  return data({ post }, statusOf(post));
}

export const action = formAction(async ({ params, ...args }: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newPostInput.extend({ version }));
  if (form.get("intent") === PREVIEW) return contentPreview(result.submission, form);
  if (!result.ok) return formFailure(result.submission);
  const id = params.id ?? "";
  const before = findPost({ id }, "owner")?.publishedAt;
  const publishedAt = publicationDate(form.get("intent"), result.value.publishedAt, before);
  const saved = updatePost(id, { ...result.value, publishedAt });
  if (!saved.ok) return saveRefused(result.submission, saved, LOST);
  return done("/admin/posts", "Blog post updated successfully");
});

export const clientAction = keepTyped(NOT_SAVED);

export default function EditPost() {
  const { post } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const revision = revisionOf(post, reply);
  return (
    <RecordDialog title="Edit Blog Post" back="/admin/posts">
      {post && <DeskLinks path={`/admin/posts/${post.id}`} hasPreviews />}
      {post || reply ? (
        <PostForm
          key={post?.id}
          values={post ? { ...post, publishedAt: toLocalInput(post.publishedAt) } : {}}
          revision={revision}
          reply={reply}
          isDraft={!post?.publishedAt || "formId" in revision}
          path={post ? `/letters/${post.slug}` : "/letters"}
        />
      ) : (
        <NoRecord noun="blog post" />
      )}
    </RecordDialog>
  );
}

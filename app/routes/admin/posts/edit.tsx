import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { revisionOf } from "~/components/admin/forms/record-form";
import { PostForm } from "~/components/admin/posts/post-form";
import { StatusBadge } from "~/components/admin/posts/status-badge";
import { SharePictures } from "~/components/admin/previews/share-pictures";
import { NoRecord } from "~/components/admin/shell/no-record";
import { AdminLinks } from "~/components/admin/versions/admin-links";
import { startForm } from "~/forms/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { postAction } from "~/forms/post-action.server";
import { statusOf } from "~/forms/record-form.server";
import { offeredFor } from "~/forms/related-form.server";
import { listPlacesToLeave } from "~/models/base/places/known-place.server";
import { mailChoiceOf } from "~/models/newsletter/post-issue.server";
import { findPost } from "~/models/posts/post.server";
import { findPostStatus } from "~/models/posts/post-lists.server";
import { seeRoad } from "~/models/road/journey/see-road.server";
import { momentsToTell } from "~/models/road/moments/moments-to-tell.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Blog Post");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const id = params.id ?? "";
  const post = findPost({ id }, "owner");
  const start = startForm({ kind: "post", recordId: id }, post);
  const offered = offeredFor(id, [start?.values, post]);
  const mail = mailChoiceOf(post && id);
  const isDraft = start !== null && !post?.publishedAt;
  const momentCount = isDraft ? momentsToTell(start.values.content).length : 0;
  const places = seeRoad("owner", listPlacesToLeave);
  const status = findPostStatus(id);
  return data({ post, start, status, offered, momentCount, mail, places }, statusOf(post));
}

export const action = postAction;

export const clientAction = offlineAction(NOT_SAVED);

export default function EditPost() {
  const { post, start, status, offered, momentCount, mail, places } =
    useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const revision = revisionOf(post, reply);
  return (
    <RecordDialog title="Edit Blog Post" back="/admin/posts">
      {post && (
        <div className="mb-4 flex flex-wrap items-center gap-x-5">
          {status && <StatusBadge status={status} />}
          <AdminLinks path={`/admin/posts/${post.id}`} to={["versions", "preview", "previews"]} />
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
          mail={mail}
          momentCount={momentCount}
          places={places}
        />
      ) : (
        <NoRecord noun="blog post" />
      )}
    </RecordDialog>
  );
}

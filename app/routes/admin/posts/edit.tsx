import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/components/admin/forms/record-page";
import { PostForm } from "~/components/admin/posts/post-form";
import { StatusBadge } from "~/components/admin/posts/status-badge";
import { startForm } from "~/forms/drafts/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { postAction } from "~/forms/records/post-action.server";
import { statusOf } from "~/forms/records/record-form.server";
import { suggestionsFor } from "~/forms/records/related-form.server";
import { listPlacesToLeave } from "~/models/base/places/known-place.server";
import { mailChoiceOf } from "~/models/newsletter/post-issue.server";
import { findPost } from "~/models/posts/post.server";
import { findPostStatus } from "~/models/posts/post-lists.server";
import { listMomentsSincePost } from "~/models/road/moments/moments-since-post.server";
import { renderContent } from "~/models/texts/content/render-content.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Blog Post");

export const loader = ownerLoader(({ params }) => {
  const id = params.id ?? "";
  const record = findPost({ id }, "owner");
  const start = startForm({ kind: "post", recordId: id }, record);
  const offered = suggestionsFor(id, [start?.values, record]);
  const mail = mailChoiceOf(record && id);
  const isDraft = start !== null && !record?.publishedAt;
  const momentCount = isDraft ? listMomentsSincePost(start.values.content).length : 0;
  const places = listPlacesToLeave();
  const status = findPostStatus(id);
  const page = renderContent(String(start?.values.content ?? ""));
  const more = { offered, momentCount, mail, places, page };
  return data({ record, start, status, ...more }, statusOf(record));
});

export const action = postAction;

export const clientAction = offlineAction(NOT_SAVED);

export default function EditPost() {
  const loaded = useLoaderData<typeof loader>();
  const { record, status, offered, momentCount, mail, places, page } = loaded;
  const badge = status && <StatusBadge status={status} />;
  return (
    <RecordPage kind="post" title="Edit Blog Post" loaded={loaded} beside={badge}>
      {(form) => (
        <PostForm
          {...form}
          isDraft={!record?.publishedAt || "formId" in form.revision}
          saved={status}
          isPublished={record?.publishedAt != null}
          path={record ? `/letters/${record.slug}` : "/letters"}
          offered={offered}
          mail={mail}
          momentCount={momentCount}
          places={places}
          page={page}
        />
      )}
    </RecordPage>
  );
}

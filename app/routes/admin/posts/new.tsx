import { useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/components/admin/forms/record-page";
import { PostForm } from "~/components/admin/posts/post-form";
import { AdminLinks } from "~/components/admin/versions/admin-links";
import { startNewForm } from "~/forms/drafts/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { postAction } from "~/forms/records/post-action.server";
import { suggestionsFor } from "~/forms/records/related-form.server";
import { listPlacesToLeave } from "~/models/base/places/known-place.server";
import { mailChoiceOf } from "~/models/newsletter/post-issue.server";
import { findPictures } from "~/models/pictures/picture.server";
import { CLEARED } from "~/models/posts/post";
import { listMomentsSincePost } from "~/models/road/moments/moments-since-post.server";
import { figureHtml } from "~/models/texts/content/content-figure";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("New Post");

export const loader = ownerLoader(({ request }) => {
  const { searchParams } = new URL(request.url);
  const shared = { ...CLEARED, ...sharedContent(searchParams) };
  const start = startNewForm("post", request, shared);
  const offered = suggestionsFor(start.formId, [start.values]);
  const momentCount = listMomentsSincePost(start.values.content).length;
  const places = listPlacesToLeave();
  return { ...start, offered, momentCount, mail: mailChoiceOf(null), places };
});

/** A new letter's title and content from the address: shared by another app, or chosen pictures of the library. */
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

export const action = postAction;

export { keepsOpenForm as shouldRevalidate } from "~/utils/browser/keeps-open-form";

export const clientAction = offlineAction(NOT_SAVED);

export default function NewPost() {
  const loaded = useLoaderData<typeof loader>();
  const { formId, draft, offered, mail, momentCount, places } = loaded;
  const preview = (
    <div className={draft.state.id ? "" : "no-js:hidden"}>
      <AdminLinks path={`/admin/posts/${formId}`} to={["preview"]} />
    </div>
  );
  return (
    <RecordPage kind="post" title="New Post" loaded={loaded} beside={preview}>
      {(form) => (
        <PostForm
          {...form}
          path="/letters"
          offered={offered}
          mail={mail}
          momentCount={momentCount}
          places={places}
          isDraft
        />
      )}
    </RecordPage>
  );
}

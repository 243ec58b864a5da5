import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PlainForm } from "~/components/admin/forms/plain-form";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import { NewPreview } from "~/components/admin/previews/new-preview";
import { PreviewLinks } from "~/components/admin/previews/preview-links";
import { NoRecord } from "~/components/admin/shell/no-record";
import { RecordPage } from "~/components/admin/versions/record-page";
import { Button } from "~/components/ui/buttons/button";
import { SelectField } from "~/components/ui/form-controls";
import { useIsPosting, usePostedIntent } from "~/components/ui/pending-fieldset";
import { formFailure, parseForm } from "~/forms/form.server";
import { END_PREVIEW, INTENT } from "~/forms/intents";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import { dataWithPreview, redirectWithPreview } from "~/forms/records/new-preview.server";
import { recordGone, rowDone } from "~/forms/records/record-form.server";
import type { Reply } from "~/forms/reply";
import { previewDays, previewLinkInput, previewPath } from "~/models/posts/preview-link";
import {
  createPreviewLink,
  endPreviewLink,
  previewLinksPage,
} from "~/models/posts/preview-link.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { siteOrigin } from "~/utils/http/site-origin.server";

export const meta = () => adminMeta("Preview links");

export const loader = ownerLoader(({ request, params }) => {
  const postId = params.id ?? "";
  const page = previewLinksPage(postId);
  if (!page) return data({ page, postId, made: null }, { status: 404 });
  return dataWithPreview(request, postId, { page, postId });
});

export const action = ownerFormAction((form, { params, request }) => {
  const postId = params.id ?? "";
  const here = `/admin/posts/${postId}/previews`;
  if (form.get(INTENT) === END_PREVIEW) {
    const wasThere = endPreviewLink(postId, String(form.get("recordId")));
    return rowDone(wasThere, here, "The link was ended: nobody can open it any more.");
  }
  const result = parseForm(form, previewLinkInput.pick({ days: true }));
  if (!result.ok) return formFailure(result.submission);
  const made = createPreviewLink(postId, result.value);
  if (!made.ok) {
    if (made.kind === "invalid") return formFailure(result.submission, made.fieldErrors);
    return recordGone(result.submission, { noun: "letter" });
  }
  const url = siteOrigin(request) + previewPath(made.item.token);
  return redirectWithPreview(here, { postId, url, expiresAt: made.item.expiresAt.toISOString() });
});

export const clientAction = offlineAction(NOT_SAVED);

/** Secret links with which friends can read a letter before it is published. */
export default function PostPreviews() {
  const { page, postId, made } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (!page) return <NoRecord noun="letter" />;
  return (
    <RecordPage
      heading="Preview links"
      record={{ title: page.title, path: `/admin/posts/${postId}` }}
    >
      {made && <NewPreview title={page.title} url={made.url} expiresAt={made.expiresAt} />}
      <PreviewLinkForm reply={reply} />
      <PreviewLinks links={page.links} />
    </RecordPage>
  );
}

/** Makes a secret link that expires after the chosen time. */
function PreviewLinkForm({ reply }: { reply: Reply }) {
  const [form, { days }] = useRecordForm(reply, { days: "7" });
  const isPosting = useIsPosting();
  const intent = usePostedIntent();
  return (
    <PlainForm form={form} className="grid gap-3">
      <p className="max-w-measure text-muted">
        A friend who has such a link reads the letter as it will look, with what is not published
        yet. It is found by nobody else, and you can end it at any time.
      </p>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,16rem)_auto] sm:justify-start">
        <SelectField field={days} label="It ends" options={previewDays} autoFocus={!days.valid} />
        <Button>{isPosting && intent !== END_PREVIEW ? "Making…" : "Make a link"}</Button>
      </div>
    </PlainForm>
  );
}

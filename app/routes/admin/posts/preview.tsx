import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from "@remix-run/react";
import { FrameChoice } from "~/components/admin/previews/frame-choice";
import { PageFrame } from "~/components/admin/previews/page-frame";
import { ShareCard } from "~/components/admin/previews/share-card";
import { NoRecord } from "~/components/admin/shell/no-record";
import { RecordPage } from "~/components/admin/versions/record-page";
import { sendOpenTexts } from "~/device/queue/open-texts";
import type { DocumentHandle } from "~/document/framing";
import { sharePicturesPath } from "~/models/find/share/share-picture";
import { findPreviewedPost } from "~/models/posts/previewed-post.server";
import { postPage } from "~/pages/post-page.server";
import { shareCard } from "~/pages/share-card";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { siteOrigin } from "~/utils/http/site-origin.server";
import { postMeta } from "~/utils/markup/post-meta";

export const meta = () => adminMeta("Preview");

export const handle: DocumentHandle = { frames: true };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const id = params.id ?? "";
  const found = findPreviewedPost(id);
  if (!found) return data({ id, preview: null }, { status: 404 });
  const { post } = postPage(found);
  const matches = [{ id: "root", data: { origin: siteOrigin(request) } }];
  const sharePicture = `${sharePicturesPath({ kind: "post", id })}/wide.jpg?show`;
  const card = shareCard(postMeta(matches, post, { sharePicture }));
  return data({ id, preview: { title: post.title, card } });
}

/** The policy of the document that the owner comes from allows no frame: this page is always one of its own. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await sendOpenTexts();
  window.location.assign(request.url);
  return new Promise<never>(() => {});
}

/** A letter as readers would see it, and what is shown of it elsewhere. */
export default function PostPreview() {
  const { id, preview } = useLoaderData<typeof loader>();
  const [asked] = useSearchParams();
  if (!preview) return <NoRecord noun="letter" />;
  const name = asked.get("width") === "desk" ? "desk" : "phone";
  const theme = asked.get("theme") === "dark" ? "dark" : "light";
  return (
    <RecordPage heading="Preview" record={{ title: preview.title, path: `/admin/posts/${id}` }}>
      <FrameChoice name={name} theme={theme} />
      <PageFrame src={`/admin/posts/${id}/page?theme=${theme}`} name={name} theme={theme} />
      <ShareCard {...preview.card} />
    </RecordPage>
  );
}

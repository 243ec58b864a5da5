import { data } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useParams,
} from "@remix-run/react";
import { PostArticle } from "~/components/site/posts/post-article";
import { ButtonLink } from "~/components/ui/buttons/button";
import { Container } from "~/components/ui/section";
import { sendOpenTexts } from "~/device/queue/open-texts";
import type { DocumentHandle } from "~/document/static-document";
import { findPreviewedPost } from "~/models/posts/previewed-post.server";
import { postPage } from "~/pages/post-page.server";
import { ownerLoader } from "~/session.server";
import { adminHeaders } from "~/utils/admin-page";
import { postMeta } from "~/utils/markup/post-meta";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? postMeta(matches, data.post, { noindex: true }) : [];

export const headers = adminHeaders;

export const handle: DocumentHandle = { isStatic: true };

export const loader = ownerLoader(({ params }) => {
  const post = findPreviewedPost(params.id ?? "");
  if (!post) throw data(null, { status: 404 });
  return postPage(post);
});

/** Sends unsaved text first, then always loads the page as a new document. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await sendOpenTexts();
  window.location.assign(request.url);
  return new Promise<never>(() => {});
}

/** A letter with its draft applied, as readers would see it. */
export default function PostPreview() {
  return (
    <>
      <Container className="pt-4">
        <ButtonLink to={`/admin/posts/${useParams().id}`} kind="secondary">
          Back to the form
        </ButtonLink>
      </Container>
      <PostArticle page={useLoaderData<typeof loader>()} />
    </>
  );
}

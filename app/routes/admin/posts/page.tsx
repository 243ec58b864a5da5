import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { PostArticle } from "~/components/site/posts/post-article";
import type { DocumentHandle } from "~/document/framing";
import { findPreviewedPost } from "~/models/posts/previewed-post.server";
import { postPage } from "~/pages/post-page.server";
import { requireOwner } from "~/session.server";
import { adminHeaders } from "~/utils/admin-page";
import { postMeta } from "~/utils/markup/post-meta";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? postMeta(matches, data.post, { noindex: true }) : [];

export const headers = adminHeaders;

export const handle: DocumentHandle = { isFramed: true };

/** A letter with its draft laid over it, as readers would see it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const post = findPreviewedPost(params.id ?? "");
  if (!post) throw data(null, { status: 404 });
  return postPage(post);
}

export default function PostAsPage() {
  return <PostArticle page={useLoaderData<typeof loader>()} />;
}

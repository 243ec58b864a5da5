import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KeepButton } from "~/components/site/offline/keep-button";
import { OwnerBanner } from "~/components/site/owner-banner";
import { ItemError } from "~/components/site/page-error";
import { PostArticle } from "~/components/site/posts/post-article";
import { shareAddress } from "~/models/find/share/share-picture.server";
import { findPost } from "~/models/posts/post.server";
import { postPage } from "~/pages/post-page.server";
import { pageTitle } from "~/site";
import { publicHeaders } from "~/utils/http/public-headers";
import { postMeta } from "~/utils/markup/post-meta";
import { findForVisitor, pageData } from "~/visitor-page.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? postMeta(matches, data.post, { noindex: data.isOwnerOnly, sharePicture: data.sharePicture })
    : [{ title: pageTitle("Story Not Found") }];

export { contentLinks as links } from "~/styles/pages/content-links";

export { publicHeaders as headers };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const { item: post, view } = await findForVisitor(
    request,
    (audience) => findPost({ slug }, audience),
    ({ id }) => `/admin/posts/${id}`,
  );
  if (post.slug !== slug) throw redirect(`/letters/${post.slug}`, view.isOwnerOnly ? 302 : 301);
  const sharePicture = shareAddress({ kind: "post", id: post.id });
  return pageData({ ...view, ...postPage(post), sharePicture });
}

export default function Post() {
  const { isOwnerOnly, ...page } = useLoaderData<typeof loader>();
  const { slug, title } = page.post;
  return (
    <>
      {isOwnerOnly && <OwnerBanner />}
      <PostArticle page={page}>
        {!isOwnerOnly && (
          <KeepButton key={slug} kind="letter" path={`/letters/${slug}`} title={title} />
        )}
      </PostArticle>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ItemError
      title="Story Not Found"
      text="The travel story you're looking for doesn't exist or has been moved."
      back={{ to: "/letters", label: "Back to Letters" }}
    />
  );
}

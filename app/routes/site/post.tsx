import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentBody } from "~/components/site/content-body";
import { KeepButton } from "~/components/site/offline/keep-button";
import { OwnerBanner } from "~/components/site/owner-banner";
import { ItemError } from "~/components/site/page-error";
import { ContinueReading } from "~/components/site/post/continue-reading";
import { PostEnd } from "~/components/site/post/post-end";
import { PostHead } from "~/components/site/post/post-head";
import { Container } from "~/components/ui/section";
import { findPost } from "~/models/post.server";
import { postPage } from "~/models/post-page.server";
import { SITE_NAME, TRAVELLER_NAME } from "~/site";
import { absoluteUrl, pageMeta } from "~/utils/meta";
import { publicHeaders } from "~/utils/public-headers";
import { findForVisitor, pageData } from "~/visitor-page.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [{ title: `Story Not Found – ${SITE_NAME}` }];
  const { title, slug, excerpt, picture, publishedAt, updatedAt, category, tags } = data.post;
  const path = `/letters/${slug}`;
  return pageMeta(matches, {
    title: `${title} – ${SITE_NAME}`,
    description: excerpt,
    path,
    image: picture?.src,
    type: "article",
    breadcrumbs: [
      { name: "Letters", path: "/letters" },
      { name: title, path },
    ],
    structured: [
      {
        "@type": "Article",
        headline: title,
        description: excerpt,
        url: absoluteUrl(matches, path),
        articleSection: category,
        keywords: tags,
        author: { "@type": "Person", name: TRAVELLER_NAME, url: absoluteUrl(matches, "/about") },
        datePublished: publishedAt?.toISOString(),
        dateModified: updatedAt.toISOString(),
        ...(picture && { image: absoluteUrl(matches, picture.src) }),
      },
    ],
    noindex: data.isPreview,
  });
};

export { publicHeaders as headers };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const { item: post, view } = await findForVisitor(
    request,
    (audience) => findPost({ slug }, audience),
    ({ id }) => `/admin/posts/${id}`,
  );
  if (post.slug !== slug) throw redirect(`/letters/${post.slug}`, view.isPreview ? 302 : 301);
  return pageData({ ...view, ...postPage(post) });
}

export default function Post() {
  const { isPreview, post, destinations, next, previous, first } = useLoaderData<typeof loader>();
  return (
    <>
      {isPreview && <OwnerBanner />}
      <article>
        <PostHead post={post} destinations={destinations} />
        <Container>
          {!isPreview && (
            <KeepButton
              key={post.slug}
              kind="letter"
              path={`/letters/${post.slug}`}
              title={post.title}
              className="mx-auto mb-10 max-w-measure"
            />
          )}
          <ContentBody
            html={post.contentHtml}
            title={post.title}
            className={`content-post mx-auto ${post.hasDropCap ? "content-cap" : ""}`}
          />
          <PostEnd post={post} />
        </Container>
      </article>
      <ContinueReading {...{ next, previous, first }} />
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

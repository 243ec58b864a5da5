import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { ContentBody } from "~/components/site/content-body";
import { ItemError } from "~/components/site/page-error";
import { ContinueReading } from "~/components/site/post/continue-reading";
import { PostEnd } from "~/components/site/post/post-end";
import { PostHead } from "~/components/site/post/post-head";
import { PreviewBanner } from "~/components/site/post/preview-banner";
import { Container } from "~/components/ui/section";
import { postPage } from "~/models/post-page.server";
import { findPreview } from "~/models/preview-link.server";
import { SITE_NAME } from "~/site";
import { pageMeta } from "~/utils/meta";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [{ title: `Preview Not Found – ${SITE_NAME}` }];
  const { title, slug, excerpt, picture } = data.post;
  return pageMeta(matches, {
    title: `${title} – ${SITE_NAME}`,
    description: excerpt,
    // Where it will be: the secret address stands nowhere in the page.
    path: `/letters/${slug}`,
    image: picture?.src,
    type: "article",
    noindex: true,
  });
};

/** Not `no-referrer`, which takes the origin from the forms of the pages that follow, and from film players. */
const PRIVATE = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "strict-origin",
};

export const headers: HeadersFunction = () => PRIVATE;

/** A letter that may not be out yet, for who has the secret address. */
export function loader({ params }: LoaderFunctionArgs) {
  const found = findPreview(params.token ?? "");
  if (!found) throw data(null, { status: 404, headers: PRIVATE });
  const { post, expiresAt } = found;
  return data({ ...postPage(post), expiresAt }, { headers: PRIVATE });
}

export default function Preview() {
  const { post, destinations, expiresAt, ...neighbours } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewBanner expiresAt={expiresAt} />
      <article>
        <PostHead post={post} destinations={destinations} isShared={false} />
        <Container>
          <ContentBody
            html={post.contentHtml}
            title={post.title}
            className={`content-post mx-auto ${post.hasDropCap ? "content-cap" : ""}`}
          />
          <PostEnd post={post} isShared={false} />
        </Container>
      </article>
      <ContinueReading {...neighbours} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ItemError
      title="Preview Not Found"
      text="This preview has ended, or its address is not complete. Ask for a new one."
      back={{ to: "/letters", label: "Back to Letters" }}
    />
  );
}

import type { ReactNode } from "react";
import { Container } from "~/components/ui/section";
import type { PostPage } from "~/models/posts/post-page.server";
import { ContentBody } from "../content-body";
import { ContinueReading } from "./continue-reading";
import { PostEnd } from "./post-end";
import { PostHead } from "./post-head";
import { RelatedPosts } from "./related-posts";

type Props = {
  page: PostPage;
  /** Whether its address is one to pass on. */
  isShared?: boolean;
  /** What stands above the text. */
  children?: ReactNode;
};

/** A letter and the way on from it. */
export function PostArticle({ page, isShared, children }: Props) {
  const { post, destinations, next, previous, first, related } = page;
  return (
    <>
      <article>
        <PostHead post={post} destinations={destinations} isShared={isShared} />
        <Container>
          {children}
          <ContentBody
            html={post.contentHtml}
            title={post.title}
            className={`content-post mx-auto ${post.hasDropCap ? "content-cap" : ""}`}
          />
          <PostEnd post={post} isShared={isShared} />
        </Container>
      </article>
      <ContinueReading {...{ next, previous, first }} />
      {related && <RelatedPosts posts={related} />}
    </>
  );
}

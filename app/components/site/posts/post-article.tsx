import type { ReactNode } from "react";
import { Container, SectionHeading } from "~/components/ui/section";
import type { PostCardView } from "~/models/find/cards.server";
import type { PostPage } from "~/pages/post-page.server";
import { PostCard } from "../cards/post-card";
import { ContentBody } from "../content-body";
import { CardGrid } from "../lists/list-results";
import { ContinueReading } from "./continue-reading";
import { PostEnd } from "./post-end";
import { PostHead } from "./post-head";
import { PostRoadMap } from "./post-road";

type Props = {
  page: PostPage;
  /** Whether its address may be shared. */
  isShared?: boolean;
  /** Content after the text. */
  children?: ReactNode;
};

/** A letter, with the links at its end. */
export function PostArticle({ page, isShared, children }: Props) {
  const { post, road, destinations, next, previous, first, related } = page;
  return (
    <>
      <article>
        {road && <div className="post-strip" />}
        <PostHead post={post} destinations={destinations} isShared={isShared} />
        <div className="post-body">
          <ContentBody
            html={post.contentHtml}
            title={post.title}
            className={`content-page ${post.hasDropCap ? "content-cap" : ""}`}
          />
          {road && <PostRoadMap road={road} />}
        </div>
        <PostEnd post={post} road={road} isShared={isShared}>
          {children}
        </PostEnd>
      </article>
      <ContinueReading next={next} previous={previous} first={first} />
      {related && <RelatedPosts posts={related} />}
    </>
  );
}

/** The related letters that the owner has chosen. */
function RelatedPosts({ posts }: { posts: PostCardView[] }) {
  return (
    <section
      aria-labelledby="related-stories"
      className="border-t border-line bg-surface py-section print:hidden"
    >
      <Container>
        <SectionHeading id="related-stories" title="Related Stories" />
        <CardGrid>
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} isBeside />
          ))}
        </CardGrid>
      </Container>
    </section>
  );
}

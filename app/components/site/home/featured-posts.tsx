import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/buttons/button";
import { ArrowRight } from "~/components/ui/icons";
import { ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import { Container, SectionHeading } from "~/components/ui/section";
import type { PostCardView } from "~/models/find/cards.server";
import type { HomePage } from "~/pages/site/home-page.server";
import { PostCard } from "../cards/post-card";
import { PostFacts } from "../cards/post-facts";

type Card = Omit<PostCardView, "tags">;

type Props = Pick<HomePage, "content"> & { posts: Card[] };

/** The lead letter at full width, like a magazine's opening page, and the next two below it. */
export function FeaturedPosts({ content, posts }: Props) {
  const [lead, ...others] = posts;
  return (
    <section aria-labelledby="stories-title" className="pt-section">
      <Container>
        <SectionHeading
          id="stories-title"
          title={content.storiesSectionTitle}
          description={content.storiesSectionDescription}
          isOwn
        >
          <ButtonLink to="/letters" kind="secondary">
            All letters
          </ButtonLink>
        </SectionHeading>
        {lead ? (
          <LeadPost post={lead} />
        ) : (
          <p className="text-muted">No featured stories available yet.</p>
        )}
        {others.length > 0 && (
          <div className="mt-12 grid gap-8 md:grid-cols-2">
            {others.map((post) => (
              <PostCard key={post.slug} post={post} />
            ))}
          </div>
        )}
      </Container>
    </section>
  );
}

function LeadPost({ post }: { post: Card }) {
  return (
    <article className="group relative grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-12">
      <Picture
        picture={post.picture}
        title={post.title}
        widest={1280}
        sizes="(min-width: 1200px) 640px, (min-width: 1024px) 54vw, 92vw"
        className="aspect-3/2 w-full rounded-card"
      />
      <div>
        <PostFacts post={post} />
        <h3 {...ownText()} className="mt-4 text-section">
          {post.title}
        </h3>
        <p {...ownText()} className="mt-4 text-lead text-muted">
          {post.excerpt}
        </p>
        <Link
          to={`/letters/${post.slug}`}
          className="mt-4 inline-flex min-h-touch items-center gap-2 font-medium text-accent underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          Read Story<span className="sr-only">: {post.title}</span>
          <ArrowRight />
        </Link>
      </div>
    </article>
  );
}

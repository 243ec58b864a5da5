import { useLoaderData } from "@remix-run/react";
import { AdminList } from "~/components/admin/lists/admin-list";
import { RecordItem, RecordList } from "~/components/admin/lists/record-list";
import { AnnouncedPosts } from "~/components/admin/newsletter/announced-posts";
import { StatusBadge } from "~/components/admin/posts/status-badge";
import { AdminPage, NewLink } from "~/components/admin/shell/admin-page";
import { Badge } from "~/components/ui/badge";
import { inWords } from "~/components/ui/in-words";
import { Moment } from "~/components/ui/moment";
import { ChangedBadge, ListedDrafts } from "~/device/screens/drafts/listed-drafts";
import { readAdminList } from "~/forms/admin-list.server";
import { adminListAction } from "~/forms/admin-list-action.server";
import type { AdminQuery } from "~/models/base/lists/admin-query";
import { EVERYTHING } from "~/models/base/lists/list-query";
import { listDrafts } from "~/models/find/drafts/draft.server";
import { listAnnouncedPosts } from "~/models/newsletter/post-issue.server";
import { withPictures } from "~/models/pictures/picture.server";
import { deletePost, updatePost } from "~/models/posts/post.server";
import { pageOfAdminPosts } from "~/models/posts/post-lists.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { plainNumber } from "~/utils/words/counted";
import { formatDate } from "~/utils/words/dates";

const POSTS = "/admin/posts";

export const meta = () => adminMeta("Blog Posts");

function readPage({ q, page }: AdminQuery) {
  return pageOfAdminPosts({ ...EVERYTHING, q }, page);
}

export const loader = ownerLoader(({ request }) => {
  const { items, ...list } = readAdminList(request, readPage);
  return {
    announced: listAnnouncedPosts(),
    drafts: listDrafts("post"),
    list,
    posts: withPictures(items, (post) => post.featuredImage),
  };
});

export const action = adminListAction({
  path: POSTS,
  readPage,
  update: updatePost,
  remove: deletePost,
  message: {
    updated: "Blog post visibility updated successfully",
    deleted: "Blog post deleted successfully",
  },
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Posts() {
  const { announced, drafts, list, posts } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Blog Posts" actions={<NewLink to="/admin/posts/new">New Post</NewLink>}>
      <div className="mb-5 empty:hidden">
        <AnnouncedPosts posts={announced} />
      </div>
      <ListedDrafts drafts={drafts} newPath="/admin/posts/new">
        <AdminList path={POSTS} label="Search posts" list={list}>
          <RecordList empty="No blog posts found. Create your first post to get started.">
            {posts.map((post) => (
              <RecordItem
                key={post.id}
                kind="post"
                record={post}
                title={post.title}
                about={<About post={post} />}
                viewAt={`/letters/${post.slug}`}
              />
            ))}
          </RecordList>
        </AdminList>
      </ListedDrafts>
    </AdminPage>
  );
}

/** When a post was or will be published; for a future post with the time of day. */
function ComesOut({ post: { publishedAt, status } }: { post: Listed }) {
  if (!publishedAt) return status === "sealed" ? "When I have left" : "No date";
  return status === "scheduled" || status === "sealed" ? (
    <Moment at={publishedAt} />
  ) : (
    formatDate(publishedAt)
  );
}

type Listed = ReturnType<typeof useLoaderData<typeof loader>>["posts"][number];

function About({ post }: { post: Listed }) {
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        <StatusBadge status={post.status} />
        {post.status !== "draft" && <ChangedBadge id={post.id} />}
        {post.isFeatured && <Badge tone="accent">Featured</Badge>}
        <Badge>{post.category}</Badge>
      </p>
      <p>
        <ComesOut post={post} /> · {inWords`${plainNumber(post.readingTime)}`} min read
      </p>
    </>
  );
}

import { Button } from "~/components/ui/buttons/button";
import { ownText } from "~/components/ui/in-words";
import { Moment } from "~/components/ui/moment";
import { INTENT, TAKE_BACK } from "~/forms/intents";
import { RowForm, useIsAtWork } from "../lists/row-form";

type Post = { id: string; subject: string; sendAt: Date | null };

/** Letters that are mailed within minutes, each with a button to cancel that. */
export function AnnouncedPosts({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-label="About to go out" className="rounded-card border border-accent bg-surface">
      <ul className="divide-y divide-line">
        {posts.map((post) => (
          <AnnouncedPost key={post.id} post={post} />
        ))}
      </ul>
    </section>
  );
}

function AnnouncedPost({ post: { id, subject, sendAt } }: { post: Post }) {
  const isAtWork = useIsAtWork(id, TAKE_BACK);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3 sm:p-4">
      <p className="min-w-0">
        <span {...ownText()} className="font-semibold wrap-anywhere">
          {subject}
        </span>
        <span className="block text-sm text-muted">
          Goes by mail at {sendAt ? <Moment at={sendAt} day="never" /> : "once"}, to who wants each
          letter.
        </span>
      </p>
      <RowForm id={id} action="/admin/newsletter">
        <Button name={INTENT} value={TAKE_BACK} kind="secondary" className="text-sm">
          {isAtWork ? "Taking back…" : "Take back"}
          <span className="sr-only">: {subject}</span>
        </Button>
      </RowForm>
    </li>
  );
}

import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { ItemError } from "~/components/site/page-error";
import { PostArticle } from "~/components/site/posts/post-article";
import { Eye } from "~/components/ui/icons";
import { inWords } from "~/components/ui/in-words";
import { findPreview } from "~/models/posts/preview-link.server";
import { postPage } from "~/pages/post-page.server";
import { pageTitle, site } from "~/site";
import { postMeta } from "~/utils/markup/post-meta";
import { formatMoment } from "~/utils/words/dates";

/** Not `no-referrer`, which would remove the origin from forms on later pages and from film players. */
const PRIVATE = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "strict-origin",
};

// The letter's future address: the secret one must not appear in the page.
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? postMeta(matches, data.post, { noindex: true })
    : [{ title: pageTitle("Preview Not Found") }];

export { contentLinks as links } from "~/styles/pages/content-links";

export const headers: HeadersFunction = () => PRIVATE;

/** A letter that may not be published yet, for people with the secret address. */
export function loader({ params }: LoaderFunctionArgs) {
  const found = findPreview(params.token ?? "");
  if (!found) throw data(null, { status: 404, headers: PRIVATE });
  const { post, expiresAt } = found;
  return data({ ...postPage(post), expiresAt }, { headers: PRIVATE });
}

export default function Preview() {
  const { expiresAt, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewBanner expiresAt={expiresAt} />
      <PostArticle page={page} isShared={false} />
    </>
  );
}

/** Tells the visitor what this page is, and until when the link is valid. */
function PreviewBanner({ expiresAt }: { expiresAt: Date }) {
  return (
    <p
      role="note"
      className="flex items-center justify-center gap-2 border-b border-edge bg-surface px-5 py-3 text-sm text-muted print:hidden"
    >
      <Eye className="shrink-0" />A preview for whoever has this address, until{" "}
      {inWords`${formatMoment(expiresAt)}`}, time in {site().timeZone}. Please keep it to yourself.
    </p>
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

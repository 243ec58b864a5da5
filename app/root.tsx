import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { Toaster } from "~/components/ui/toasts/toast";
import { Tooltips } from "~/components/ui/tooltips";
import { DocumentForm } from "~/document/document-form";
import { DocumentHead } from "~/document/document-head";
import lateScript from "~/document/inline/late?inline-program";
import { PageHead } from "~/document/page-head";
import { IN_PARTS, InParts, PAGE_ROOT } from "~/document/page-root";
import { readToast } from "~/forms/flash.server";
import { journeyOffsets } from "~/models/road/line/journey-frames.server";
import { isEnglish, site } from "~/site";
import stylesUrl from "~/styles/app.css?url";
import { keepsShell } from "~/utils/browser/keeps-page-data";
import { noticeSavedPost } from "~/utils/browser/saved-posts";
import { requestIdOf } from "~/utils/http/load-context";
import { siteOrigin } from "~/utils/http/site-origin.server";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesUrl },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "alternate", type: "application/atom+xml", href: "/feed.xml", title: "Letters (Atom)" },
  { rel: "alternate", type: "application/feed+json", href: "/feed.json", title: "Letters (JSON)" },
];

export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  noticeSavedPost(change);
  return keepsShell(change);
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const flash = await readToast(request);
  const values = {
    origin: siteOrigin(request),
    requestId: requestIdOf(context),
    offsets: journeyOffsets(),
    toast: flash?.toast ?? null,
  };
  return data(values, flash ? { headers: { "Set-Cookie": flash.ended } } : {});
}

/**
 * React hydrates only an element of the body, because browser extensions change `html`, `head` and the end of the body.
 * Both versions have two children with the page as the second one, because the ids of fields depend on that position.
 */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, attributes, isStatic, isLow } = useContext(DocumentForm);
  const inParts = useContext(InParts);
  const origin = useRouteLoaderData<typeof loader>("root")?.origin;
  const page = (
    <>
      {origin?.startsWith("https:") && (
        // If the page was opened by http, the browser loads its files by https, where nothing answers. Then no style
        // hides this note.
        <p className="unstyled-note">
          This site is to be opened at <a href={origin}>{origin}</a>.
        </p>
      )}
      {children}
      {!isStatic && <ScrollRestoration nonce={nonce} />}
      {!isStatic && <Scripts nonce={nonce} />}
      <script
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the program, allowed by its hash.
        dangerouslySetInnerHTML={{ __html: lateScript }}
        suppressHydrationWarning
      />
    </>
  );
  if (!import.meta.env.SSR) {
    return (
      <>
        <PageHead />
        {page}
      </>
    );
  }
  const root = { [PAGE_ROOT]: inParts ? IN_PARTS : "" };
  const low = isLow && { "data-low": "" };
  return (
    <html lang={site().language} {...attributes} {...low}>
      <DocumentHead />
      {/* The interface is in English; the owner's texts declare their own language. */}
      <body lang={isEnglish() ? undefined : "en"}>
        <div {...root}>{page}</div>
      </body>
    </html>
  );
}

export default function Root() {
  const toast = useRouteLoaderData<typeof loader>("root")?.toast;
  return (
    <>
      <Outlet />
      <Tooltips />
      <Toaster flash={toast ?? null} />
    </>
  );
}

export { Failure as ErrorBoundary } from "~/components/ui/failure";

import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { Toaster } from "~/components/ui/toast";
import { Tooltips } from "~/components/ui/tooltips";
import firstScript from "~/document/inline/first?inline-program";
import lateScript from "~/document/inline/late?inline-program";
import { useNonce } from "~/document/nonce";
import { stagedStyles } from "~/document/staged-styles";
import { themeColours } from "~/document/theme";
import frauncesUrl from "~/fonts/fraunces.woff2?url";
import interUrl from "~/fonts/inter.woff2?url";
import { readToast } from "~/forms/flash.server";
import stylesUrl from "~/styles/app.css?url";
import { keepsShell } from "~/utils/keeps-page-data";
import { requestIdOf } from "~/utils/load-context";
import { isLowData } from "~/utils/low-data";
import { siteOrigin } from "~/utils/site-origin.server";

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export const links: LinksFunction = () => [
  { ...font, href: frauncesUrl },
  { ...font, href: interUrl },
  { rel: "stylesheet", href: stylesUrl },
  { rel: "icon", href: "/icons/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "alternate", type: "application/atom+xml", href: "/feed.xml", title: "Letters (Atom)" },
  { rel: "alternate", type: "application/feed+json", href: "/feed.json", title: "Letters (JSON)" },
];

export { keepsShell as shouldRevalidate };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const flash = await readToast(request);
  const values = {
    origin: siteOrigin(request),
    requestId: requestIdOf(context),
    toast: flash?.toast ?? null,
    ...(isLowData(request) && { isLow: true }),
  };
  return data(values, flash ? { headers: { "Set-Cookie": flash.ended } } : {});
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    // The first script sets classes on this element before React arrives.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {(["light", "dark"] as const).map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            content={themeColours[theme]}
            media={`(prefers-color-scheme: ${theme})`}
            suppressHydrationWarning
          />
        ))}
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the program, allowed by its hash.
          dangerouslySetInnerHTML={{ __html: firstScript }}
          suppressHydrationWarning
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the program. */}
        <style dangerouslySetInnerHTML={{ __html: stagedStyles }} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the program, allowed by its hash.
          dangerouslySetInnerHTML={{ __html: lateScript }}
          suppressHydrationWarning
        />
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

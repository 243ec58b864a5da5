import { Links, Meta } from "@remix-run/react";
import { useContext } from "react";
import frauncesUrl from "~/fonts/fraunces.woff2?url";
import interUrl from "~/fonts/inter.woff2?url";
import newsreaderUrl from "~/fonts/newsreader-bold.woff2?url";
import { site } from "~/site";
import { DocumentForm } from "./document-form";
import firstScript from "./inline/first?inline-program";
import { themeColours } from "./theme";

/** The head as the server sends it; later `PageHead` keeps it up to date. */
export function DocumentHead() {
  const { nonce, icons, isLow } = useContext(DocumentForm);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {(["light", "dark"] as const).map((theme) => (
        <meta
          key={theme}
          name="theme-color"
          content={themeColours[theme]}
          media={`(prefers-color-scheme: ${theme})`}
        />
      ))}
      <script
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the program, allowed by its hash.
        dangerouslySetInnerHTML={{ __html: firstScript }}
      />
      <Meta />
      {!isLow && <Typefaces />}
      <Links />
      {icons.map((link) => (
        <link key={link.href} {...link} />
      ))}
    </head>
  );
}

/** Preloads the fonts of the first lines. */
function Typefaces() {
  const { typefaces } = site();
  if (typefaces === "georgia-system") return null;
  const titleUrl = typefaces === "newsreader-inter" ? newsreaderUrl : frauncesUrl;
  return [titleUrl, interUrl].map((url) => (
    <link key={url} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={url} />
  ));
}

import { Links, Meta } from "@remix-run/react";
import { useContext } from "react";
import { IconLinks } from "./icon-links";
import firstScript from "./inline/first?inline-program";
import { useNonce } from "./nonce";
import { themeColours } from "./theme";

/** The head as the server sends it; `PageHead` takes it from there. */
export function DocumentHead() {
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
        nonce={useNonce()}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the program, allowed by its hash.
        dangerouslySetInnerHTML={{ __html: firstScript }}
      />
      <Meta />
      <Links />
      {useContext(IconLinks).map((link) => (
        <link key={link.href} {...link} />
      ))}
    </head>
  );
}

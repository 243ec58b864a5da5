import { themeColours } from "~/document/theme";
import { pictureFileTypes } from "~/models/pictures/picture";
import { site } from "~/site";
import { SHARE_PATH, SHARED_FILES } from "~/uploads/share-path";
import { sharedAnswer } from "~/utils/http/shared-answer.server";

const shortcuts = [
  { name: "Letters", url: "/letters" },
  { name: "Journey", url: "/journey" },
  { name: "Gallery", url: "/gallery" },
];

const manifest = {
  id: "/",
  start_url: "/",
  scope: "/",
  display: "standalone",
  categories: ["travel", "photo"],
  theme_color: themeColours.dark,
  background_color: themeColours.light,
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  screenshots: [
    {
      src: "/screenshots/wide.webp",
      sizes: "1280x800",
      type: "image/webp",
      form_factor: "wide",
      label: "The start of the journey",
    },
    {
      src: "/screenshots/narrow.webp",
      sizes: "390x844",
      type: "image/webp",
      form_factor: "narrow",
      label: "The journey on a phone",
    },
  ],
  // What the owner shares to the site from a phone: the service worker keeps it until it can be sent.
  share_target: {
    action: SHARE_PATH,
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      title: "title",
      text: "text",
      url: "url",
      files: [{ name: SHARED_FILES, accept: pictureFileTypes }],
    },
  },
  shortcuts: shortcuts.map((shortcut) => ({
    ...shortcut,
    icons: [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }],
  })),
};

/** What a device needs to install the site. */
export function loader() {
  const { siteName, shortName, description, language } = site();
  const names = { name: siteName, short_name: shortName, description, lang: language };
  return sharedAnswer(
    JSON.stringify({ ...names, ...manifest }),
    "application/manifest+json; charset=utf-8",
  );
}

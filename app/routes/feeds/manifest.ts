import { SHARE_PATH, SHARED_FILES } from "~/device/photographs/share-path";
import { themeColours } from "~/document/theme";
import { type IconName, iconAddress } from "~/models/find/icon.server";
import { pictureFileTypes } from "~/models/pictures/picture";
import { isOwn, site } from "~/site";
import { sharedAnswer } from "~/utils/http/shared-answer.server";

/** The most signs of a name under an icon. */
const SHORT_NAME = 12;

const shortcuts = [
  { name: "Letters", url: "/letters" },
  { name: "Journey", url: "/journey" },
  // The owner's: to everyone else they are a sign-in form. Of a longer list phones show four.
  { name: "New moment", url: "/admin/moments/new" },
  { name: "I am here", url: "/admin/here" },
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
};

/** Of the demo: those of an own site nobody has made. */
const screenshots = [
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
];

function withIcons() {
  const small = pngIcon("icon-192.png", 192);
  return {
    icons: [
      { ...small, purpose: "any" },
      { ...pngIcon("icon-512.png", 512), purpose: "any" },
      { ...pngIcon("maskable-512.png", 512), purpose: "maskable" },
    ],
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [small] })),
  };
}

function pngIcon(name: IconName, size: number) {
  return { src: iconAddress(name), sizes: `${size}x${size}`, type: "image/png" };
}

/** What a device needs to install the site. */
export function loader() {
  const { siteName, shortName, description, language } = site();
  const names = {
    name: siteName,
    short_name: shortName || shortened(siteName),
    description,
    lang: language,
  };
  return sharedAnswer(
    JSON.stringify({ ...names, ...manifest, ...(isOwn() ? {} : { screenshots }), ...withIcons() }),
    "application/manifest+json; charset=utf-8",
  );
}

/** As many whole words of a name as stand under an icon, none of them left hanging, or the beginning of a long one. */
function shortened(name: string) {
  const begun = name.slice(0, SHORT_NAME + 1);
  if (begun.length <= SHORT_NAME) return begun;
  const words = begun.slice(0, begun.lastIndexOf(" ")).trim();
  return words.replace(/(?: \p{Ll}{1,3})+$/u, "");
}

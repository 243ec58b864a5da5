import { SHARE_PATH, SHARED_FILES } from "~/device/photographs/share-path";
import { themeColours } from "~/document/theme";
import { type IconName, iconAddress } from "~/models/find/icon.server";
import { pictureFileTypes } from "~/models/pictures/picture";
import { isOwn, site } from "~/site";
import { sharedAnswer } from "~/utils/http/shared-answer.server";

/** How many characters of a name fit under an icon. */
const SHORT_NAME = 12;

const shortcuts = [
  { name: "Letters", url: "/letters" },
  { name: "Journey", url: "/journey" },
  // For the owner; everyone else gets a sign-in form. Phones show four of them.
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
  // For sharing from the owner's phone; the service worker stores it until it can be sent.
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

/** Screenshots of the demo, because there are none of the owner's own site. */
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

/** The manifest that a device needs to install the site. */
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

/** As many whole words of a name as fit under an icon, without a dangling one; or the beginning of a long word. */
function shortened(name: string) {
  const begun = name.slice(0, SHORT_NAME + 1);
  if (begun.length <= SHORT_NAME) return begun;
  const words = begun.slice(0, begun.lastIndexOf(" ")).trim();
  return words.replace(/(?: \p{Ll}{1,3})+$/u, "");
}

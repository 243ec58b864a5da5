import { render } from "@react-email/render";
import type { IssueText } from "~/models/newsletter/issue-text.server";
import { viewPictures } from "~/models/pictures/picture.server";
import { renderFeedContent } from "~/models/texts/content/render-content.server";
import { site } from "~/site";
import { inOwnColours } from "~/utils/colours/own-colours";
import { IssueMail } from "./issue-mail";
import { mailContent } from "./mail-content";
import type { RecipientLinks } from "./mail-frame";
import { type MailPictures, mailPicture } from "./mail-picture";
import { mailText } from "./mail-text";

/** Mail programs cut mails longer than about 100 KB; this leaves room for the frame around the text. */
const MAX_TEXT_BYTES = 80_000;

const kickers = {
  weekly: "The weekly letter",
  monthly: "The monthly letter",
  post: "A new letter from the road",
};
const reasons = {
  weekly: "the weekly letter",
  monthly: "the monthly letter",
  post: "each letter when it is published",
};

type IssueAddresses = { origin: string; page: string; links: RecipientLinks };

/** The mail of an issue as text and as HTML of less than 100 KB. */
export async function renderIssueMail(letter: IssueText, { origin, page, links }: IssueAddresses) {
  // A new digest has no number for its page yet; addresses without a host resolve the same from any number.
  const base = origin + (letter.path ?? "/newsletter/issues/");
  const sanitised = renderFeedContent(letter.content, base);
  const pictures = { origin, sizes: sizesOf(sanitised, letter.picture) };
  const { title, preheader, kind } = letter;
  const html = await render(
    <IssueMail
      origin={origin}
      page={page}
      links={links}
      title={title}
      preheader={preheader}
      {...mailContent(sanitised, pictures, MAX_TEXT_BYTES)}
      kicker={kickers[kind]}
      why={why(kind)}
      picture={topPicture(letter, pictures)}
    />,
  );
  return { html: inOwnColours(html), text: textOf(letter, sanitised, { page, links }) };
}

function why(kind: IssueText["kind"]) {
  return `You get this mail because you asked for ${reasons[kind]} from ${site().siteName}.`;
}

function textOf(letter: IssueText, html: string, { page, links }: Omit<IssueAddresses, "origin">) {
  return `${letter.title}
${page}

${mailText(html)}

-- 
${why(letter.kind)}
Your subscription: ${links.subscription}
Unsubscribe: ${links.unsubscribe}
`;
}

/** The sizes of the site's pictures in a text, by id. */
function sizesOf(html: string, picture: string | null): MailPictures["sizes"] {
  const addresses = html.match(/\/media\/[0-9a-f]{16}-\d{1,4}\.(?:avif|webp|jpg)/g) ?? [];
  const views = viewPictures([...new Set([...addresses, picture])]).values();
  return new Map(
    [...views].flatMap(({ id, width, height }) =>
      id && width && height ? [[id, { width, height }] as const] : [],
    ),
  );
}

function topPicture({ picture, title }: IssueText, pictures: MailPictures) {
  const view = picture ? viewPictures([picture]).get(picture) : undefined;
  if (!view || !picture) return "";
  const src = new URL(picture, pictures.origin).href;
  const attributes = { src, alt: view.alt || title };
  return mailPicture({ name: "img", attributes, children: [] }, pictures);
}

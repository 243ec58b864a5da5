import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { light, TEXT_FONT, TITLE_FONT } from "~/styles/palette";
import { type FrameProps, MailFrame, type RecipientLinks } from "./mail-frame";

type Props = Pick<FrameProps, "origin" | "title" | "why"> & {
  preheader: string;
  /** The line above the title. */
  kicker: string;
  /** The address of the same text on the web. */
  page: string;
  links: RecipientLinks;
  /** The picture at the top, as HTML. */
  picture: string;
  /** The text as HTML for mail programs. */
  html: string;
  /** Whether the text is complete. */
  isWhole: boolean;
};

const kickerLook = {
  margin: "0 0 6px",
  color: light.monsoon,
  fontFamily: TEXT_FONT,
  fontSize: "13px",
  lineHeight: "1.5",
};
const titleLook = {
  margin: "0 0 24px",
  color: light.ink,
  fontFamily: TITLE_FONT,
  fontSize: "34px",
  fontWeight: "bold",
  lineHeight: "1.15",
};
const textLook = {
  color: light.ink,
  fontFamily: TEXT_FONT,
  fontSize: "17px",
  lineHeight: "1.65",
} as const;

export const buttonLook = {
  padding: "13px 22px",
  borderRadius: "8px",
  backgroundColor: light.accent,
  color: light["accent-ink"],
  fontFamily: TEXT_FONT,
  fontSize: "16px",
  fontWeight: "bold",
  textDecoration: "none",
} as const;

/** The mail of a letter or a digest. */
export function IssueMail({ kicker, picture, html, isWhole, preheader, ...mail }: Props) {
  const { title, page } = mail;
  return (
    <MailFrame {...mail} preview={preheader}>
      <Text className="muted" style={kickerLook}>
        {kicker}
      </Text>
      <Heading as="h1" dir="auto" className="ink" style={titleLook}>
        <Link href={page} className="ink" style={{ color: light.ink, textDecoration: "none" }}>
          {title}
        </Link>
      </Heading>
      {picture && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written here, its words escaped.
        <div style={{ margin: "0 0 28px" }} dangerouslySetInnerHTML={{ __html: picture }} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cut down to an allow-list by the sanitiser. */}
      <div className="ink" style={textLook} dangerouslySetInnerHTML={{ __html: html }} />
      {!isWhole && (
        <Button href={page} className="button" style={{ ...buttonLook, margin: "4px 0 28px" }}>
          Read the rest on the site
        </Button>
      )}
    </MailFrame>
  );
}

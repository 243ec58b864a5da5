import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { site } from "~/site";
import { dark, light, TEXT_FONT, TITLE_FONT } from "~/styles/palette";

/** Links to change or end the recipient's mail. */
export type RecipientLinks = { subscription: string; unsubscribe: string };

export type FrameProps = {
  origin: string;
  title: string;
  /** The text that mail programs show beside the subject. */
  preview?: string;
  /** Why the recipient gets it. */
  why: string;
  links: RecipientLinks | null;
  /** The page with the same text. */
  page?: string | null;
  children: ReactNode;
};

/**
 * The style sheet in a mail's head: dark colours, for mail programs that support them. All other styles are inline, so
 * these need `!important`.
 */
const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.letter a{overflow-wrap:anywhere}
@media (max-width:480px){.pad{padding-left:18px!important;padding-right:18px!important}}
@media (prefers-color-scheme:dark){
.canvas,.canvas>table>tbody>tr>td{background-color:${dark.canvas}!important}
.surface{background-color:${dark.surface}!important}
.ink,.letter,.letter td,.letter th{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.letter a{color:${dark.accent}!important}
.letter a.plain,.letter a.ink{color:${dark.ink}!important}
.letter a.button{color:${dark["accent-ink"]}!important;background-color:${dark.accent}!important}
.letter .film a{color:${dark.ink}!important}
.letter blockquote{border-color:${dark.accent}!important}
.rule,.letter hr{border-color:${dark.accent}!important}
.line,.letter pre,.letter td,.letter th,.letter .card{border-color:${dark.line}!important}
}`;

const body = { margin: 0, padding: 0, backgroundColor: light.canvas };
const column = { width: "100%", maxWidth: "600px", backgroundColor: light.surface };
const name = {
  color: light.ink,
  fontFamily: TITLE_FONT,
  fontSize: "18px",
  fontWeight: "bold",
  textDecoration: "none",
};
const small = {
  margin: "0 0 8px",
  color: light.muted,
  fontFamily: TEXT_FONT,
  fontSize: "14px",
  lineHeight: "1.6",
};
const link = { color: light.muted, textDecoration: "underline" };

/** The frame of every mail: who sends it, why the recipient gets it, and how to stop it. */
export function MailFrame({ origin, title, preview, why, links, page, children }: FrameProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet. */}
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </Head>
      <Body className="canvas" style={body}>
        {preview && <Preview dir="auto">{preview}</Preview>}
        <Container className="surface" style={column}>
          <Section className="pad" style={{ padding: "28px 24px 0" }}>
            <Link href={`${origin}/`} className="ink" style={name}>
              {site().siteName}
            </Link>
            <Hr className="rule" style={{ margin: "16px 0 0", borderTop: RULE }} />
          </Section>
          <Section className="pad letter" style={{ padding: "28px 24px 12px" }}>
            {children}
          </Section>
          <Section className="pad" style={{ padding: "0 24px 32px" }}>
            <Hr className="line" style={{ margin: "0 0 20px", borderTop: LINE }} />
            <Text className="muted" style={small}>
              {why}
            </Text>
            <Text className="muted" style={small}>
              <FooterLinks origin={origin} links={links} page={page} />
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

const RULE = `2px solid ${light.accent}`;
const LINE = `1px solid ${light.line}`;

function FooterLinks({ origin, links, page }: Pick<FrameProps, "origin" | "links" | "page">) {
  const ways = [
    ...(page ? [{ to: page, label: "Read it on the web" }] : []),
    ...(links ? [{ to: links.subscription, label: "Your subscription" }] : []),
    ...(links ? [{ to: links.unsubscribe, label: "Unsubscribe" }] : []),
    { to: `${origin}/privacy`, label: "Privacy Policy" },
  ];
  return (
    <>
      {ways.map(({ to, label }, index) => (
        <span key={label}>
          {index > 0 && " · "}
          <Link href={to} className="muted" style={link}>
            {label}
          </Link>
        </span>
      ))}
    </>
  );
}

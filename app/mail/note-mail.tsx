import { Button } from "@react-email/button";
import { Text } from "@react-email/text";
import { Fragment } from "react";
import { light, TEXT_FONT } from "~/styles/palette";
import { buttonLook } from "./issue-mail";
import { type FrameProps, MailFrame } from "./mail-frame";
import type { NotePart } from "./note-parts";

type Props = Omit<FrameProps, "children"> & { parts: NotePart[] };

const look = {
  margin: "0 0 18px",
  color: light.ink,
  fontFamily: TEXT_FONT,
  fontSize: "17px",
  lineHeight: "1.6",
  overflowWrap: "anywhere",
} as const;

/** A mail written as plain text: its paragraphs, with the site's addresses as buttons. */
export function NoteMail({ parts, ...mail }: Props) {
  return (
    <MailFrame {...mail}>
      {parts.map((part, index) =>
        "href" in part ? (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
            key={index}
            href={part.href}
            className="button"
            style={{ ...buttonLook, margin: "4px 0 24px" }}
          >
            {part.label}
          </Button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
          <Text key={index} dir="auto" className="ink" style={look}>
            {part.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
              <Fragment key={at}>
                {at > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </Text>
        ),
      )}
    </MailFrame>
  );
}

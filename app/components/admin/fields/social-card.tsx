import { useMatches } from "@remix-run/react";
import { type Field, TextField } from "~/components/admin/forms/versioned-controls";
import { originOf } from "~/utils/markup/meta";
import { FoldedGroup } from "./folded-group";
import { HashtagField } from "./hashtag-field";
import { QuickShare } from "./quick-share";

type Props = {
  fields: {
    instagramPostUrl: Field;
    twitterPostUrl: Field;
    facebookPostUrl: Field;
    youtubeVideoUrl: Field;
    socialMediaHashtags: Field;
  };
  /** The title and the text as they are typed now. */
  title: unknown;
  text: unknown;
  /** The path of its public page, once there is one. */
  path: string;
};

/** Fields and buttons for social networks: addresses of posts there, hashtags, a preview and share buttons. */
export function SocialCard({ fields, title, text, path }: Props) {
  const url = originOf(useMatches()) + path;
  const value = fields.socialMediaHashtags.value;
  const hashtags = (Array.isArray(value) ? value : String(value ?? "").split(","))
    .map((tag) => String(tag).trim().replace(/^#+/, ""))
    .filter(Boolean);
  return (
    <FoldedGroup
      legend="Social media"
      fields={{
        Instagram: fields.instagramPostUrl,
        Twitter: fields.twitterPostUrl,
        Facebook: fields.facebookPostUrl,
        YouTube: fields.youtubeVideoUrl,
        Hashtags: fields.socialMediaHashtags,
      }}
    >
      <TextField field={fields.instagramPostUrl} label="Instagram post URL" inputMode="url" />
      <TextField field={fields.twitterPostUrl} label="Twitter post URL" inputMode="url" />
      <TextField field={fields.facebookPostUrl} label="Facebook post URL" inputMode="url" />
      <TextField field={fields.youtubeVideoUrl} label="YouTube video URL" inputMode="url" />
      <HashtagField field={fields.socialMediaHashtags} />
      <QuickShare
        title={String(title ?? "")}
        text={String(text ?? "")}
        url={url}
        hashtags={hashtags}
      />
    </FoldedGroup>
  );
}

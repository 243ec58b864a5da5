import { type Field, TextField } from "~/components/admin/forms/versioned-controls";
import { FoldedGroup } from "./folded-group";

type Props = {
  fields: {
    instagramStoryUrl: Field;
    instagramReelUrl: Field;
    twitterUpdateUrl: Field;
    youtubeShortUrl: Field;
  };
};

/** Fields for addresses of short-lived updates on other sites. */
export function UpdateAddresses({ fields }: Props) {
  return (
    <FoldedGroup
      legend="Updates elsewhere"
      fields={{
        "Instagram story": fields.instagramStoryUrl,
        "Instagram reel": fields.instagramReelUrl,
        "Twitter update": fields.twitterUpdateUrl,
        "YouTube short": fields.youtubeShortUrl,
      }}
    >
      <TextField field={fields.instagramStoryUrl} label="Instagram story URL" inputMode="url" />
      <TextField field={fields.instagramReelUrl} label="Instagram reel URL" inputMode="url" />
      <TextField field={fields.twitterUpdateUrl} label="Twitter update URL" inputMode="url" />
      <TextField field={fields.youtubeShortUrl} label="YouTube short URL" inputMode="url" />
    </FoldedGroup>
  );
}

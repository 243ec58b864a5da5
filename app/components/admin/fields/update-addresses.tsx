import { type Field, TextField } from "~/components/admin/forms/versioned-controls";
import { FieldGroup } from "./field-group";

type Props = {
  fields: {
    instagramStoryUrl: Field;
    instagramReelUrl: Field;
    twitterUpdateUrl: Field;
    youtubeShortUrl: Field;
  };
};

/** Addresses of short-lived updates elsewhere. */
export function UpdateAddresses({ fields }: Props) {
  return (
    <FieldGroup legend="Updates elsewhere">
      <TextField field={fields.instagramStoryUrl} label="Instagram story URL" inputMode="url" />
      <TextField field={fields.instagramReelUrl} label="Instagram reel URL" inputMode="url" />
      <TextField field={fields.twitterUpdateUrl} label="Twitter update URL" inputMode="url" />
      <TextField field={fields.youtubeShortUrl} label="YouTube short URL" inputMode="url" />
    </FieldGroup>
  );
}

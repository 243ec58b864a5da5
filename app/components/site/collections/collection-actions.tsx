import type { SocialLink } from "~/utils/links/social-links";
import { KeepButton } from "../offline/keep-button";
import { ShareLinks } from "../share/share-links";
import { SocialLinks } from "../share/social-links";

type Props = {
  isPreview: boolean;
  collection: { id: string; title: string; description: string };
  hashtags: string[];
  socialLinks: SocialLink[];
};

/** Sharing an album, keeping it on the device, and where else it is. */
export function CollectionActions({ isPreview, collection, hashtags, socialLinks }: Props) {
  const { id, title, description } = collection;
  const path = `/gallery/${id}`;
  return (
    <>
      <ShareLinks size="head" path={path} title={title} hashtags={hashtags} text={description} />
      {!isPreview && <KeepButton key={id} kind="collection" path={path} title={title} />}
      {socialLinks.length > 0 && (
        <div className="basis-full">
          <SocialLinks links={socialLinks} />
        </div>
      )}
    </>
  );
}

import { Camera, MapPin } from "~/components/ui/icons";
import { Container } from "~/components/ui/section";
import { counted } from "~/utils/counted";
import { formatDate } from "~/utils/dates";
import type { SocialLink } from "~/utils/social-links";
import { BackLink } from "../back-link";
import { ShareLinks } from "../share/share-links";
import { SocialLinks } from "../share/social-links";

type Props = {
  collection: { id: string; title: string; description: string; location: string; createdAt: Date };
  photoCount: number;
  hashtags: string[];
  socialLinks: SocialLink[];
};

/** What a collection shows, from where and when. */
export function CollectionHead({ collection, photoCount, hashtags, socialLinks }: Props) {
  const { id, title, description, location, createdAt } = collection;
  return (
    <Container className="pt-3 pb-5 md:pt-10 md:pb-14">
      <BackLink to="/gallery" label="Back to Gallery" />
      <h1 className="mt-2 max-w-4xl text-title md:mt-6">{title}</h1>
      {description && (
        <p className="mt-3 max-w-measure text-lead text-muted md:mt-5">{description}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 md:mt-6 text-base text-muted">
        {location && (
          <span className="inline-flex items-center gap-1.5">
            <MapPin />
            {location}
          </span>
        )}
        <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          <Camera />
          {counted(photoCount, "photo")}
        </span>
      </div>
      <ShareLinks
        size="head"
        path={`/gallery/${id}`}
        title={title}
        text={description}
        hashtags={hashtags}
      />
      {socialLinks.length > 0 && (
        <div className="mt-6">
          <SocialLinks links={socialLinks} />
        </div>
      )}
    </Container>
  );
}

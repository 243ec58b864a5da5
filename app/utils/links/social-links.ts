const NAMES = {
  instagramPostUrl: "Instagram",
  twitterPostUrl: "Twitter",
  facebookPostUrl: "Facebook",
  youtubeVideoUrl: "YouTube",
  instagramStoryUrl: "Instagram story",
  instagramReelUrl: "Instagram reel",
  twitterUpdateUrl: "Twitter update",
  youtubeShortUrl: "YouTube short",
};

type Addresses = { [Field in keyof typeof NAMES]?: string | null };

export type SocialLink = { name: string; href: string };

/** The posts on other sites about this item, in a fixed order. */
export function socialLinksOf(item: Addresses): SocialLink[] {
  return Object.entries(NAMES).flatMap(([field, name]) => {
    const href = item[field as keyof Addresses];
    return href ? { name, href } : [];
  });
}

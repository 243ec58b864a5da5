import { isOwnPath } from "~/utils/http/own-path";
import { eachOnce } from "~/utils/words/entries";
import { LIMITS } from "./limits";
import { list, oneLine } from "./value-schemas";

/** The schemas of addresses, and of what a record says of the social networks. */

function isAddress(value: string, protocols: readonly string[]) {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

/** An absolute http or https address. */
export function webAddress(label: string) {
  return oneLine(label, LIMITS.url).refine(
    (value) => isAddress(value, ["https:", "http:"]),
    `${label} must be a web address that starts with https:// or http://.`,
  );
}

/** A picture or file: an http or https address, or a path on this site such as `/media/…`. */
export function fileAddress(label: string) {
  return oneLine(label, LIMITS.url).refine(
    (value) => isOwnPath(value) || isAddress(value, ["https:", "http:"]),
    {
      error: `${label} must be a web address that starts with https:// or http://, or a path on this site such as /media/….`,
    },
  );
}

/** A mail link (`mailto:…`) or a web address. */
export function mailAddress(label: string) {
  return oneLine(label, LIMITS.url).refine(
    (value) => isAddress(value, ["mailto:", "https:", "http:"]),
    `${label} must be a mail link such as mailto:me@example.com, or a web address.`,
  );
}

/** Hashtags, kept without their '#'. */
function hashtags() {
  return list("Hashtags").transform((tags) =>
    eachOnce(tags.map((tag) => tag.replace(/^#+/, ""))).filter(Boolean),
  );
}

export const postAddressFields = {
  instagramPostUrl: webAddress("Instagram post URL").nullish(),
  twitterPostUrl: webAddress("Twitter post URL").nullish(),
  facebookPostUrl: webAddress("Facebook post URL").nullish(),
  youtubeVideoUrl: webAddress("YouTube video URL").nullish(),
  socialMediaHashtags: hashtags().nullish(),
};

export const updateAddressFields = {
  instagramStoryUrl: webAddress("Instagram story URL").nullish(),
  instagramReelUrl: webAddress("Instagram reel URL").nullish(),
  twitterUpdateUrl: webAddress("Twitter update URL").nullish(),
  youtubeShortUrl: webAddress("YouTube short URL").nullish(),
};

import { z } from "zod";

/** The pieces that the records of the API are made of. */

type Json<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Entry)[]
    ? Json<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: Json<Value[Key]> }
      : Value;

/** A schema of what the API answers with, held by `satisfies` against what the model reads. */
export type Answers<Value> = z.ZodType<Json<Value>>;

export const text = z.string();
export const optionalText = z.string().nullable();
export const texts = z.array(text);
export const instant = z.iso.datetime();
export const amount = z.int().min(0);
export const percent = z.int().min(0).max(100);
export const flag = z.boolean();
export const position = z
  .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
  .describe("Degrees (WGS 84). Exactly 0, 0 means 'no position'.");

export const version = z
  .int()
  .describe("The number of saves; send it with a PUT to be told of a newer one.");

export const revision = {
  version,
  createdAt: instant,
  updatedAt: instant,
};

export const postAddresses = {
  instagramPostUrl: optionalText,
  twitterPostUrl: optionalText,
  facebookPostUrl: optionalText,
  youtubeVideoUrl: optionalText,
  socialMediaHashtags: texts,
};

export const updateAddresses = {
  instagramStoryUrl: optionalText,
  instagramReelUrl: optionalText,
  twitterUpdateUrl: optionalText,
  youtubeShortUrl: optionalText,
};

import { z } from "zod";
import { instantText, whole } from "~/models/base/records/value-schemas";

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 90;
const DEFAULT_DAYS = 7;

/** How many links to one post can be valid at a time. */
export const MAX_PREVIEW_LINKS = 20;

/** How long a link is valid: for some days, or until an instant. */
export const previewLinkInput = z.object({
  days: whole("Days", 1, MAX_DAYS).nullish(),
  expiresAt: instantText("End")
    .refine((end) => end > new Date(), "End must be a time to come.")
    .refine(
      (end) => end.getTime() <= Date.now() + MAX_DAYS * DAY_MS,
      `End must be within ${MAX_DAYS} days.`,
    )
    .nullish(),
});

export type PreviewLinkInput = z.output<typeof previewLinkInput>;

/** When a link that is made now expires. */
export function endOf({ days, expiresAt }: PreviewLinkInput) {
  return expiresAt ?? new Date(Date.now() + (days ?? DEFAULT_DAYS) * DAY_MS);
}

/** The choices on the page for links, in days. */
export const previewDays = [
  { value: "1", label: "In a day" },
  { value: "3", label: "In three days" },
  { value: String(DEFAULT_DAYS), label: "In a week" },
  { value: "30", label: "In thirty days" },
  { value: String(MAX_DAYS), label: "In ninety days" },
];

/** The address of a preview, below the site's origin. */
export function previewPath(token: string) {
  return `/preview/${token}`;
}

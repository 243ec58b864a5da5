import type { z } from "zod";
import { newCollectionInput, newMediaInput } from "~/models/collections/collection";
import { pictureInput } from "~/models/collections/library/picture-input";
import { newDestinationInput } from "~/models/destinations/destination";
import { savedReplyInput } from "~/models/mail/messages/saved-reply";
import { newPostInput } from "~/models/posts/post";
import { checkInInput } from "~/models/road/journey/check-in";
import { journeyInput } from "~/models/road/journey/journey";
import { newMomentInput } from "~/models/road/moments/moment";
import { newPinInput } from "~/models/road/pins/pin";
import { questionInput } from "~/models/texts/content/question-input";
import { homeContentInput } from "~/models/texts/home-content";
import { newPageInput, pageForm } from "~/models/texts/pages/page-members";
import { parseEntered } from "./parse-entered";

/** The schemas of the forms that can wait, by the beginning of their paths. */
const schemas: [beginning: string, schema: z.ZodObject][] = [
  ["/admin/posts/", newPostInput],
  ["/admin/places/", newDestinationInput],
  ["/admin/pins/", newPinInput],
  ["/admin/gallery/", newCollectionInput],
  ["/admin/moments/", newMomentInput],
  ["/admin/media/", pictureInput],
  ["/admin/home", homeContentInput],
  ["/admin/journey", journeyInput],
  ["/admin/here", checkInInput],
  ["/admin/pages/new", newPageInput],
  ["/admin/messages/replies", savedReplyInput],
  ["/admin/messages/questions", questionInput],
];

const MEDIUM = /^\/admin\/gallery\/([^/]+)\/media\//;

/** The errors that the site would report for a form that can wait. Loaded only without a connection. */
export function wrongIn(sent: FormData, pathname: string) {
  const entered = new FormData();
  for (const [name, value] of sent) entered.append(name, value);
  const [, collectionId] = MEDIUM.exec(pathname) ?? [];
  if (collectionId) entered.set("collectionId", collectionId);
  const [, schema] = schemas.find(([beginning]) => pathname.startsWith(beginning)) ?? [];
  const own = collectionId ? newMediaInput : (schema ?? pageForm(pathname.replace(/.*\//, "")));
  const { error } = parseEntered(entered, own).submission.reply();
  return Object.fromEntries(Object.entries(error ?? {}).map(([name, said]) => [name, said ?? []]));
}

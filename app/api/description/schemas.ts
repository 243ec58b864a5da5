import {
  collectionInput,
  mediaInput,
  newCollectionInput,
  newMediaInput,
} from "~/models/collections/collection";
import { pictureInput } from "~/models/collections/library/picture-input";
import { destinationInput, newDestinationInput } from "~/models/destinations/destination";
import { contactInput } from "~/models/mail/messages/contact";
import { subscribeInput } from "~/models/mail/subscribers/subscriber-intake-input.server";
import { signInInput } from "~/models/owner/owner";
import { newPostInput, postDraftInput, postInput } from "~/models/posts/post";
import { previewLinkInput } from "~/models/posts/preview-link";
import { journeyChange } from "~/models/road/journey/journey";
import { momentInput, newMomentInput } from "~/models/road/moments/moment";
import { newPinInput, pinInput } from "~/models/road/pins/pin";
import { homeContentInput } from "~/models/texts/home-content";
import { newPageInput, pageInput } from "~/models/texts/pages/page-members";
import { settingsInput } from "~/models/texts/settings";
import { newPreviewLink, postVersion, postVersionValues, previewLink } from "./admin-records";
import { collection, destination, medium, moment, pin, post, postDraft } from "./content-records";
import { libraryPicture, pictureInUse } from "./picture-records";
import {
  adminStats,
  binEntry,
  conflict,
  contactMessage,
  description,
  done,
  failure,
  homeContent,
  journey,
  journeyStats,
  page,
  restored,
  searchResults,
  settings,
  user,
} from "./site-records";

/** The inputs of calls: the same schemas that forms and API validate with. */
export const inputs = {
  NewBlogPost: newPostInput,
  BlogPostChange: postInput,
  BlogPostDraftChange: postDraftInput,
  PreviewLinkInput: previewLinkInput,
  NewDestination: newDestinationInput,
  DestinationChange: destinationInput,
  NewTravelPin: newPinInput,
  TravelPinChange: pinInput,
  NewMoment: newMomentInput,
  MomentChange: momentInput,
  NewGalleryCollection: newCollectionInput,
  GalleryCollectionChange: collectionInput,
  NewGalleryMedium: newMediaInput,
  GalleryMediumChange: mediaInput,
  PictureChange: pictureInput,
  JourneyChange: journeyChange,
  HomeContentChange: homeContentInput,
  SettingsChange: settingsInput,
  NewPage: newPageInput,
  PageChange: pageInput,
  Subscription: subscribeInput,
  NewContactMessage: contactInput,
  SignIn: signInInput,
};

/** The records that calls return. */
export const records = {
  BlogPost: post,
  BlogPostDraft: postDraft,
  BlogPostVersion: postVersion,
  BlogPostVersionValues: postVersionValues,
  PreviewLink: previewLink,
  NewPreviewLink: newPreviewLink,
  Destination: destination,
  TravelPin: pin,
  Moment: moment,
  GalleryCollection: collection,
  GalleryMedium: medium,
  Picture: libraryPicture,
  PictureInUse: pictureInUse,
  BinEntry: binEntry,
  Restored: restored,
  SearchResults: searchResults,
  Journey: journey,
  JourneyStats: journeyStats,
  HomeContent: homeContent,
  Settings: settings,
  Page: page,
  ContactMessage: contactMessage,
  AdminStats: adminStats,
  User: user,
  Description: description,
  Done: done,
  Failure: failure,
  Conflict: conflict,
};

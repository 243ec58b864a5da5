import {
  collectionInput,
  mediaInput,
  newCollectionInput,
  newMediaInput,
} from "~/models/collections/collection";
import { destinationInput, newDestinationInput } from "~/models/destinations/destination";
import { homeContentInput } from "~/models/home/home-content";
import { journeyChange } from "~/models/journey/journey";
import { pictureInput } from "~/models/library/picture-input";
import { contactInput } from "~/models/messages/contact";
import { momentInput, newMomentInput } from "~/models/moments/moment";
import { signInInput } from "~/models/owner/owner";
import { newPinInput, pinInput } from "~/models/pins/pin";
import { newPostInput, postDraftInput, postInput } from "~/models/posts/post";
import { previewLinkInput } from "~/models/posts/preview-link";
import { settingsInput } from "~/models/settings/settings";
import { newPageInput, pageInput } from "~/models/site-pages/page-members";
import { subscribeInput } from "~/models/subscribers/newsletter";
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

/** What calls send: the very schemas that the forms and the API check with. */
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

/** What calls are answered with. */
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

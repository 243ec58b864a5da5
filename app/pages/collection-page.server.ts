import { type ListPage, viewPage } from "~/models/base/lists/list-page";
import { isVideo } from "~/models/collections/collection";
import type { CollectionHead } from "~/models/collections/collection.server";
import {
  findFirstPhoto,
  listOtherMedia,
  pageOfPhotos,
} from "~/models/collections/collection-media.server";
import type { Media } from "~/models/collections/medium.server";
import { described, type PictureView } from "~/models/pictures/picture";
import { viewPictures } from "~/models/pictures/picture.server";
import { videoId } from "~/utils/links/video-id";
import { collectionMap } from "./collection-map.server";

type Views = Map<string, PictureView>;

/**
 * The data of a collection's page: its first picture, its map, one page of its photos, and its videos, video files and
 * links, each in their order; `null` beyond the last page.
 */
export function collectionPage(collection: CollectionHead, page: number) {
  const found = pageOfPhotos(collection.id, page);
  if (!found) return null;
  const media = listOtherMedia(collection.id);
  const first = findFirstPhoto(collection.id, collection.coverImage);
  const views = viewPictures([
    collection.coverImage,
    first?.url,
    ...found.items.map(({ url }) => url),
    ...media.map(({ thumbnailUrl }) => thumbnailUrl),
  ]);
  return {
    opening: openingOf(collection, first, views),
    map: collectionMap(collection),
    photos: viewPhotos(found, views, collection.title),
    videos: videosOf(collection, media, views),
    files: media.filter(isVideoFile).map(({ id, url, title, caption, thumbnailUrl }) => ({
      id,
      url,
      title,
      caption,
      poster: thumbnailUrl,
    })),
    links: media
      .filter(({ type }) => type === "link")
      .map(({ id, url, title, caption, linkUrl }) => ({
        id,
        caption,
        href: url,
        title: title || linkUrl || url,
      })),
  };
}

/** One page of a collection's photos; `null` beyond the last. */
export function photosPage({ id, title }: CollectionHead, page: number) {
  const found = pageOfPhotos(id, page);
  return found && viewPhotos(found, viewPictures(found.items.map(({ url }) => url)), title);
}

type CollectionPage = NonNullable<ReturnType<typeof collectionPage>>;
export type CollectionOpening = NonNullable<CollectionPage["opening"]>;
export type PhotoView = CollectionPage["photos"]["items"][number];
export type VideoView = CollectionPage["videos"][number];
export type VideoFileView = CollectionPage["files"][number];

function viewPhotos(found: ListPage<Media>, views: Views, collectionTitle: string) {
  return viewPage(found, (photos) =>
    photos.map((photo) => photoView(photo, views, collectionTitle)),
  );
}

/** The cover, which may be one of the photos, else the first photo. */
function openingOf({ coverImage, title }: CollectionHead, photo: Media | null, views: Views) {
  const cover = views.get(coverImage || photo?.url || "") ?? null;
  if (!cover) return null;
  const picture = described(cover, photo?.title || photo?.caption || title);
  return { photoId: photo?.id ?? null, title: photo?.title ?? null, picture };
}

function photoView({ id, url, title, caption }: Media, views: Views, collectionTitle: string) {
  const picture = described(views.get(url) ?? null, title || caption || collectionTitle);
  return { id, title, caption, picture };
}

/** The collection's own video link, then its media with a video id; each video once. */
function videosOf(collection: CollectionHead, media: Media[], views: Views) {
  const cover = views.get(collection.coverImage ?? "") ?? null;
  const own = [collection.youtubeUrl, collection.youtubeVideoUrl].map((address) => ({
    videoId: videoId(address),
    title: collection.title,
    caption: null as string | null,
    picture: cover,
  }));
  const shown = media.filter(isVideo).map((medium) => ({
    videoId: mediaVideoId(medium),
    title: medium.title || collection.title,
    caption: medium.caption,
    picture: views.get(medium.thumbnailUrl ?? "") ?? cover,
  }));
  const all = [...own, ...shown].flatMap(({ videoId: id, ...video }) =>
    id ? { id, ...video } : [],
  );
  return all.filter((video, index) => all.findIndex(({ id }) => id === video.id) === index);
}

/** For an embedded video the player's address may be in the embed code only. */
function mediaVideoId({ url, embedCode }: Media) {
  const embedded = /\bsrc=["']([^"']+)["']/.exec(embedCode ?? "")?.[1];
  return videoId(url) ?? videoId(embedded);
}

function isVideoFile(medium: Media) {
  return medium.type === "video" && mediaVideoId(medium) === null;
}

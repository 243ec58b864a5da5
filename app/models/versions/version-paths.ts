import { HOME_RECORD_ID, type RecordKey } from "~/models/records/record-key";
import type { VersionKind } from "~/vocabulary";

/** A record with versions. */
export type Versioned = RecordKey<VersionKind>;

const rooms: Record<string, VersionKind> = { posts: "post", places: "destination", home: "home" };

/** The record whose versions an address of the admin area is about. */
export function versionedAt(address: string, id = HOME_RECORD_ID): Versioned {
  const room = new URL(address).pathname.split("/")[2] ?? "";
  return { kind: rooms[room] ?? "home", recordId: id };
}

/** Where a record is edited; its versions are below it. */
export function recordPath({ kind, recordId }: Versioned) {
  if (kind === "home") return "/admin/home";
  return `/admin/${kind === "post" ? "posts" : "places"}/${recordId}`;
}

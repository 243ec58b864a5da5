import { kinds, type VersionKind, versionKinds } from "~/kinds";
import { HOME_RECORD_ID, type RecordKey } from "~/models/base/records/record-key";

export type Versioned = RecordKey<VersionKind>;

/** The record whose versions an address of the admin area is about. */
export function versionedAt(address: string, id = HOME_RECORD_ID): Versioned {
  const adminPath = new URL(address).pathname.split("/").slice(0, 3).join("/");
  return {
    kind: versionKinds.find((kind) => kinds[kind].adminPath === adminPath) ?? "home",
    recordId: id,
  };
}

/** The address of a record's form; the pages of its versions are below it. */
export function recordPath({ kind, recordId }: Versioned) {
  const { adminPath } = kinds[kind];
  return kind === "home" ? adminPath : `${adminPath}/${recordId}`;
}

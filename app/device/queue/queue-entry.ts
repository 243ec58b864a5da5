import type { IDBPObjectStore } from "idb";
import type { DraftKey, DraftState } from "~/models/find/drafts/draft";
import type { Coordinates } from "~/utils/position/position";

/** The fields of a form as they are sent; a name occurs once for each of its values. */
export type Fields<Value = string> = [name: string, value: Value][];

/** An entry of the queue on this device; the part that all kinds share. */
type Waiting<Kind extends string, State extends string, Value = string> = {
  id: string | number;
  kind: Kind;
  /** The address to send it to; for a text, the page of its form. */
  address: string;
  fields: Fields<Value>;
  files: Blob[];
  /** Only `waiting` entries are sent by themselves; all others wait for the owner, or for a page to take them. */
  state: State;
  /** When it was sent, chosen or typed, in milliseconds since the epoch. */
  at: number;
};

export type VisitorForm = "contact" | "newsletter";

/** A visitor's post. Once it was answered, its fields are dropped and only the result stays. */
export type Visit = Waiting<"visit", "waiting" | "sent" | "refused"> & {
  form: VisitorForm;
  /** Whether a page has already said that the post is stored. */
  isTold?: boolean;
  /** The site's explanation. */
  reason?: string;
};

export type FormPicture = { id: number; field: string };

/** Why the site does not take a form or a text: somebody saved a newer one, its record is gone, or it is invalid. */
type Refusal = "newer" | "gone" | "refused";

/** A form of the owner's that was sent without a connection. */
export type WaitingForm = Waiting<"form", "waiting" | Refusal, FormDataEntryValue> & {
  id: string;
  /** The idempotency key: the site saves a form with this key only once. */
  key: string;
  /** The record, or the new record's id. A form for the same record replaces one that was not sent yet. */
  of: string;
  /** The key of the form's text on this device; empty if it has none. */
  draftKey: string;
  /** The titles of its page and of its record. */
  page: string;
  title: string;
  pictures: FormPicture[];
};

/**
 * The text last typed into a form. `sent`: the site has it, and it stays here because a page that this device stored may
 * show an older one. `aside`: a conflict copy. `stays`: it is stored nowhere else.
 */
export type KeptText = Waiting<"text", "waiting" | Refusal | "sent" | "aside" | "stays"> & {
  id: string;
  /** The key of the text: its record, or the page of a form without one. */
  key: string;
  /** The record that it is a draft of; `null` for a form whose text stays on the device. */
  of: DraftKey | null;
  /** The site's draft as the page knew it when this was typed. */
  draft: DraftState | null;
  /** The id of the page on which it was typed. */
  writer: string;
};

/** The answer of `/api/media/{id}` about an uploaded picture. */
export type MediaRecord = {
  id: string;
  url: string;
  width: number;
  height: number;
  alt: string;
  title: string;
  takenAt: string | null;
  coordinates: Coordinates;
  endsEarly: boolean;
};

/**
 * What a picture is for: a field of an open form, a form in the queue, a collection, a moment, the app's share page, or
 * the library alone. A picture from the form of an existing collection goes into that collection, even if the form was
 * closed. Pictures that were chosen together have one `batch`.
 */
export type Purpose =
  | { path: string; field: string; collectionId?: string; batch?: number }
  | { formKey: string }
  | { collectionId: string }
  | { momentId: string }
  | "share"
  | "library";

type Picture<State extends string> = Waiting<"picture", State> & {
  /** Assigned by the database in order, so that pictures are sent in the order in which they were chosen. */
  id: number;
  name: string;
  type: string;
  for: Purpose;
};

/**
 * A picture in the queue, with its bytes. `address` is that of its upload once it was begun; a resumed upload needs the
 * same bytes.
 */
export type WaitingPicture = Picture<"waiting" | "refused"> & {
  /** Why the site refused it; a message for the owner. */
  reason?: string;
};

/** An uploaded picture that its form has not taken yet. Its bytes are gone from this device. */
export type ArrivedPicture = Picture<"arrived"> & { record: MediaRecord };

export type Entries = {
  visit: Visit;
  form: WaitingForm;
  text: KeptText;
  picture: WaitingPicture | ArrivedPicture;
};

export type QueueEntry = Entries[keyof Entries];

/** The schema of the database, for the `idb` package. */
export type Schema = {
  entries: { key: string | number; value: QueueEntry; indexes: { kind: string } };
};

export type Mode = "readonly" | "readwrite";
export type StoreIn<Way extends Mode> = IDBPObjectStore<Schema, ["entries"], "entries", Way>;
export type Store = StoreIn<"readwrite">;

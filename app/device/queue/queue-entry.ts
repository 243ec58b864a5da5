import type { IDBPObjectStore } from "idb";
import type { DraftKey, DraftState } from "~/models/find/drafts/draft";
import type { Coordinates } from "~/utils/position/position";

/** The fields of a form as they are sent; a name stands as often as it has values. */
export type Fields<Value = string> = [name: string, value: Value][];

/** What waits on this device, and what there is of each kind. */
type Waiting<Kind extends string, State extends string, Value = string> = {
  id: string | number;
  kind: Kind;
  /** Where it goes; of a text the page of its form. */
  address: string;
  fields: Fields<Value>;
  files: Blob[];
  /** `waiting` goes by itself; all else waits for its owner, or is here for a page to take. */
  state: State;
  /** When it was sent, chosen or typed, in milliseconds. */
  at: number;
};

export type VisitorForm = "contact" | "newsletter";

/** A visitor's post; once it was answered nothing of what was written, but what became of it. */
export type Visit = Waiting<"visit", "waiting" | "sent" | "refused"> & {
  form: VisitorForm;
  /** Whether a page has said that it is kept. */
  isTold?: boolean;
  /** The site's words. */
  reason?: string;
};

/** A picture that a form waits for, and the file field for which it was chosen. */
export type FormPicture = { id: number; field: string };

/** What the site may have against a form or a text: another one was saved meanwhile, its record is gone, or it is wrong. */
type Refusal = "newer" | "gone" | "refused";

/** A form of the owner's that was sent without a line. */
export type WaitingForm = Waiting<"form", "waiting" | Refusal, FormDataEntryValue> & {
  id: string;
  /** The site saves what comes with it once, however often it comes. */
  key: string;
  /** What it is of: sent once more before it has left, a form takes the place of the former one. */
  of: string;
  /** What the form's text is kept under on this device; empty where it is not. */
  draftKey: string;
  /** What its page is called, and the record. */
  page: string;
  title: string;
  pictures: FormPicture[];
};

/**
 * What was typed last of a form. `sent`: the site has it, and it is here for pages that were kept before it was typed.
 * `aside`: its writer has to choose between it and another. `stays`: the form's texts are kept nowhere else.
 */
export type KeptText = Waiting<"text", "waiting" | Refusal | "sent" | "aside" | "stays"> & {
  id: string;
  /** What it is kept under: its record, or the page of a form that has none. */
  key: string;
  /** What it is a draft of; `null` for a form whose drafts stay on the device. */
  of: DraftKey | null;
  /** What the page knew of the site's draft while this was typed. */
  draft: DraftState | null;
  /** The page on which it was typed, as the site knows it. */
  writer: string;
};

/** What the site says of a picture that it has: the answer of `/api/media/{id}`. */
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
 * What a picture was chosen for: a field of a form, a form that waits to be sent, a collection, a moment, what another
 * app shared, or the library alone. One chosen in a form of a collection that there is comes into that collection,
 * whether or not the form is still open. Those chosen together have one `batch`.
 */
export type Purpose =
  | { path: string; field: string; collectionId?: string; batch?: number }
  | { formKey: string }
  | { collectionId: string }
  | { momentId: string }
  | "share"
  | "library";

type Picture<State extends string> = Waiting<"picture", State> & {
  /** Given by the database, so that pictures leave in the order in which they were chosen. */
  id: number;
  name: string;
  type: string;
  for: Purpose;
};

/** A picture on its way, with its bytes. Its address is where its upload was begun: there it goes on, with the same bytes. */
export type WaitingPicture = Picture<"waiting" | "refused"> & {
  /** Why the site refused it, in words for the owner. */
  reason?: string;
};

/** A picture that is there, until what it was chosen for has taken it. Its bytes are gone from here. */
export type ArrivedPicture = Picture<"arrived"> & { record: MediaRecord };

export type Entries = {
  visit: Visit;
  form: WaitingForm;
  text: KeptText;
  picture: WaitingPicture | ArrivedPicture;
};

export type QueueEntry = Entries[keyof Entries];

/** The store in which they lie, as the package has it. */
export type Schema = {
  entries: { key: string | number; value: QueueEntry; indexes: { kind: string } };
};

export type Mode = "readonly" | "readwrite";
export type StoreIn<Way extends Mode> = IDBPObjectStore<Schema, ["entries"], "entries", Way>;
export type Store = StoreIn<"readwrite">;

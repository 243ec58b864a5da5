import { type RefObject, useRef } from "react";
import type { Field } from "~/components/admin/forms/versioned-controls";
import type { MediaRecord } from "~/device/queue/queue-entry";
import { PictureUpload } from "~/device/screens/uploads/picture-upload";
import { giveFiles } from "~/device/screens/uploads/use-incoming-files";
import type { PictureTarget } from "~/editor/picture-target";
import { CHOOSE } from "~/models/collections/library/picture-choice";
import { figureHtml } from "~/models/texts/content/content-figure";

type Inserted = { start: number; html: string; addresses: string[] };

const filesOf = (field: Field) => `${field.name}Files`;

/** The file input for the pictures of a text; `null` if the page has none. */
export function pictureInput(field: Field) {
  const area = document.getElementById(field.id);
  const input = area?.closest("form")?.elements.namedItem(filesOf(field));
  return input instanceof HTMLInputElement ? input : null;
}

/** Opens the library to choose pictures for a text. */
export function chooseFromPhotos(field: Field) {
  const form = document.getElementById(field.id)?.closest("form");
  form?.querySelector<HTMLElement>(`button[name=${CHOOSE}][value=${filesOf(field)}]`)?.click();
}

/** Uploads files as if they had been chosen in that field's file input. */
export function sendToPictures(field: Field, files: File[]) {
  const input = pictureInput(field);
  if (!input) return;
  giveFiles(input, files);
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

type Props = {
  field: Field;
  /** Whether the rich-text editor, which has its own picture buttons, is shown in place of the text area. */
  isEditing: boolean;
  /** Whether the text is a secondary field; then files dropped elsewhere in the form are not for it. */
  isBeside?: boolean;
  /** That editor, while it is open. */
  target: RefObject<PictureTarget>;
};

/**
 * Pictures for a text. In the editor each goes where the cursor was when it was chosen; in the plain text area, to the
 * cursor, where pictures in a row share a figure until the writer types on. Without scripts they go to the text's end.
 */
export function ContentPictures({ field, isEditing, isBeside, target }: Props) {
  const last = useRef<Inserted | null>(null);
  const wasUsed = useRef(false);

  function insert(picture: MediaRecord, batch: number) {
    if (target.current) return target.current.land(picture, batch);
    const { url: address } = picture;
    const area = document.getElementById(field.id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    // The picture was chosen on an earlier page, so the cursor here means nothing: insert at the end.
    if (!wasUsed.current) area.setSelectionRange(area.value.length, area.value.length);
    const before = last.current;
    const end = before ? before.start + before.html.length : -1;
    const isNext =
      before !== null &&
      area.selectionStart === end &&
      area.value.slice(before.start, end) === before.html;
    last.current = isNext ? widened(area, before, address) : added(area, address);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <PictureUpload
      name={filesOf(field)}
      label="Add pictures"
      multiple
      isElsewhere={isEditing}
      takesForm={!isBeside}
      onChosen={(batch) => {
        wasUsed.current = true;
        target.current?.mark(batch);
      }}
      onArrived={insert}
    />
  );
}

/** Inserts the picture at the cursor as a new figure. */
function added(area: HTMLTextAreaElement, address: string): Inserted {
  const { selectionStart: at, selectionEnd: to, value } = area;
  const html = figureHtml([{ address }]);
  const lead = value.slice(0, at).trimEnd() === "" ? "" : "\n\n";
  area.setRangeText(`${lead}${html}\n\n`, at, to, "end");
  const start = at + lead.length;
  area.setSelectionRange(start + html.length, start + html.length);
  return { start, html, addresses: [address] };
}

/** Adds the picture to the figure before the cursor. */
function widened(area: HTMLTextAreaElement, before: Inserted, address: string): Inserted {
  const addresses = [...before.addresses, address];
  const html = figureHtml(addresses.map((one) => ({ address: one })));
  area.setRangeText(html, before.start, before.start + before.html.length, "end");
  return { start: before.start, html, addresses };
}

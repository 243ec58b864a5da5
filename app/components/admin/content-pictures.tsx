import { useRef } from "react";
import { figureHtml } from "~/models/content-figure";
import { PictureUpload } from "./uploads/picture-upload";
import type { Field } from "./versioned-controls";

type Inserted = { start: number; html: string; addresses: string[] };

/**
 * Pictures for a text. With scripts each goes to the cursor when it has arrived, and those that come one after
 * the other share a figure until the writer goes on; without them they stand at the text's end.
 */
export function ContentPictures({ field }: { field: Field }) {
  const last = useRef<Inserted | null>(null);

  function insert(address: string) {
    const area = document.getElementById(field.id);
    if (!(area instanceof HTMLTextAreaElement)) return;
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
      name={`${field.name}Files`}
      label="Add pictures"
      multiple
      onArrived={({ url }) => insert(url)}
    />
  );
}

/** Puts a figure of its own at the cursor. */
function added(area: HTMLTextAreaElement, address: string): Inserted {
  const { selectionStart: at, selectionEnd: to, value } = area;
  const html = figureHtml([{ address }]);
  const lead = value.slice(0, at).trimEnd() === "" ? "" : "\n\n";
  area.setRangeText(`${lead}${html}\n\n`, at, to, "end");
  const start = at + lead.length;
  area.setSelectionRange(start + html.length, start + html.length);
  return { start, html, addresses: [address] };
}

/** Puts it beside the pictures of the figure before the cursor. */
function widened(area: HTMLTextAreaElement, before: Inserted, address: string): Inserted {
  const addresses = [...before.addresses, address];
  const html = figureHtml(addresses.map((one) => ({ address: one })));
  area.setRangeText(html, before.start, before.start + before.html.length, "end");
  return { start: before.start, html, addresses };
}

import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { videoId } from "~/utils/links/video-id";
import { insertBlock } from "./insert-block";
import { PanelField, PanelFrame } from "./panel-frame";

type Props = { editor: Editor; close(): void };

/** Inserts a film by its address, or changes the selected one. */
export function FilmPanel({ editor, close }: Props) {
  const former = editor.getAttributes("film");
  const [address, setAddress] = useState<string>(former.address ?? "");
  const [title, setTitle] = useState<string>(former.title ?? "");
  const [error, setError] = useState<string | null>(null);

  function apply() {
    const attributes = { address: address.trim(), title: title.trim() || "Film" };
    if (!videoId(attributes.address)) return setError("That is no address of a film on YouTube.");
    if (former.address) editor.chain().focus().updateAttributes("film", attributes).run();
    else {
      const caption = editor.schema.node("caption");
      insertBlock(editor, editor.schema.node("film", attributes, [caption]));
    }
    close();
  }

  return (
    <PanelFrame label="Film" verb="Put in" error={error} apply={apply} close={close}>
      <PanelField label="Address on YouTube" value={address} onChange={setAddress} />
      <PanelField label="Title" value={title} onChange={setTitle} />
    </PanelFrame>
  );
}

import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { linkAddress } from "./link-address";
import { PanelField, PanelFrame } from "./panel-frame";

type Props = { editor: Editor; close(): void };

/** Makes a link of the selected words, or of the address itself where none are selected. */
export function LinkPanel({ editor, close }: Props) {
  const former: string = editor.getAttributes("link").href ?? "";
  const [address, setAddress] = useState(former);
  const [error, setError] = useState<string | null>(null);

  function apply() {
    const href = linkAddress(address);
    if (!href) return setError("That is no address of a page or of a mailbox.");
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !former) {
      const marks = [{ type: "link", attrs: { href } }];
      chain.insertContent({ type: "text", text: address.trim(), marks }).run();
    } else chain.extendMarkRange("link").setMark("link", { href }).run();
    close();
  }

  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
    close();
  }

  return (
    <PanelFrame label="Link" verb="Link" error={error} apply={apply} close={close}>
      <PanelField label="Address of the page" value={address} onChange={setAddress} />
      {former && <SmallButton onClick={remove}>Remove link</SmallButton>}
    </PanelFrame>
  );
}

import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { PanelField, PanelFrame } from "./panel-frame";

type Props = { editor: Editor; close(): void };

/** Links the selected words; without a selection it inserts the address itself. */
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

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED = /^(?:https?:\/\/|mailto:)\S+$/i;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u;
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** The typed address, completed; `null` if the sanitiser would refuse it. */
export function linkAddress(entered: string) {
  const text = entered.trim();
  if (MAIL.test(text)) return `mailto:${text}`;
  if (HOST.test(text)) return `https://${text}`;
  if (SCHEME.test(text)) return ALLOWED.test(text) ? text : null;
  return /^(?:\/(?![/\\])|#)\S*$/.test(text) ? text : null;
}

import { useEffect, useState } from "react";
import { copyText } from "~/utils/browser/clipboard";
import { showToast } from "~/utils/browser/toaster";

const COPIED_MS = 2000;

type Props = { text: string; className?: string; onCopied?(): void };

/** Copies an address and says so; hidden without scripts. */
export function CopyButton({ text, className, onCopied }: Props) {
  const [copiedAt, setCopiedAt] = useState(0);

  useEffect(() => {
    if (!copiedAt) return;
    const timer = setTimeout(() => setCopiedAt(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    if (await copyText(text)) {
      setCopiedAt(Date.now());
      showToast({ title: "Copied!", description: "URL copied to clipboard." });
      onCopied?.();
    } else {
      showToast({ title: "The link could not be copied", description: text, tone: "danger" });
    }
  }

  return (
    <button
      type="button"
      onClick={copy}
      className={className ? `${className} no-js:hidden` : "no-js:hidden"}
    >
      {copiedAt ? "Copied!" : "Copy Link"}
    </button>
  );
}

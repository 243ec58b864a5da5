/** A paragraph, or an address of the site that stands on a line of its own. */
export type NotePart = { lines: string[] } | { href: string; label: string };

/** What the page at the beginning of a path is for. */
const labels: [path: string, label: string][] = [
  ["/newsletter/confirm/", "Confirm the subscription"],
  ["/unsubscribe/", "Unsubscribe"],
  ["/subscription/", "Your subscription"],
  ["/admin/messages", "Open the message"],
  ["/admin/account", "See who is signed in"],
];

/** The paragraphs of a plain text, and its addresses of this site as buttons. */
export function noteParts(text: string, origin: string): NotePart[] {
  const parts: NotePart[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) parts.push({ lines });
    lines = [];
  };
  for (const line of text.split("\n").map((one) => one.trimEnd())) {
    const href = line.trim();
    if (href === "") end();
    else if (!isOwnAddress(href, origin)) lines.push(line);
    else {
      end();
      parts.push({ href, label: labelOf(href.slice(origin.length)) });
    }
  }
  end();
  return parts;
}

function isOwnAddress(line: string, origin: string) {
  return line.startsWith(`${origin}/`) && /^\S+$/.test(line);
}

function labelOf(path: string) {
  return labels.find(([beginning]) => path.startsWith(beginning))?.[1] ?? "Open the page";
}

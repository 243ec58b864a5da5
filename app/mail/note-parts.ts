/** A paragraph, or an address of the site on a line of its own. */
export type NotePart = { lines: string[] } | { href: string; label: string };

/** The labels of buttons, by the beginning of their path. */
const labels: [path: string, label: string][] = [
  ["/newsletter/confirm/", "Confirm the subscription"],
  ["/unsubscribe/", "Unsubscribe"],
  ["/subscription/", "Your subscription"],
  ["/admin/messages", "Open the message"],
  ["/admin/account", "See who is signed in"],
];

/** Splits a plain text into paragraphs, and turns addresses of this site into buttons. */
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

const looks: Record<(typeof monogramTones)[number], string> = {
  accent: "text-accent",
  monsoon: "text-monsoon",
  success: "text-success",
};

type Props = {
  /** The title that it stands for, which is also shown beside it. */
  title: string;
  /** Classes for the slot's shape and place, as for a picture. */
  className: string;
};

/**
 * Replaces a missing picture: the title's first letter beside the journey's line, in a colour that depends on the
 * title.
 */
export function Monogram({ title, className }: Props) {
  return (
    <svg
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`monogram block select-none ${looks[monogramTone(title)]} ${className}`}
    >
      <text
        x="124"
        y="142"
        textAnchor="middle"
        fill="currentColor"
        className="font-display text-[120px] font-semibold"
      >
        {firstLetter(title)}
      </text>
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <path d="M202 26c30 26 14 48-4 66s-16 34 6 48" />
        <path d="M204 140c14 9 16 20 6 34" strokeDasharray="0.1 6.5" />
        <circle cx="210" cy="176" r="3.5" />
      </g>
      <circle cx="202" cy="26" r="4" fill="currentColor" />
      <circle cx="204" cy="140" r="13" fill="currentColor" opacity="0.25" />
      <circle cx="204" cy="140" r="6.5" fill="currentColor" />
    </svg>
  );
}

/** The colours for such a letter; each has enough contrast on its own tint. */
export const monogramTones = ["accent", "monsoon", "success"] as const;

/** The first letter or digit of a title with its accents, in upper case; empty without one. */
export function firstLetter(title: string) {
  return (/[\p{L}\p{N}]\p{M}*/u.exec(title.normalize("NFC"))?.[0] ?? "").toLocaleUpperCase("en");
}

/** The colour for a title; always the same for the same title. */
export function monogramTone(title: string) {
  let hash = 7;
  for (const character of title) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return monogramTones[hash % monogramTones.length] ?? "accent";
}

const looks: Record<(typeof monogramTones)[number], string> = {
  accent: "text-accent",
  monsoon: "text-monsoon",
  success: "text-success",
};

type Props = {
  /** What it stands for, which is also written beside it. */
  title: string;
  /** The slot's shape and place, as a picture has it. */
  className: string;
};

/** The face of what has no picture: its first letter beside the line of the journey, in a colour of its own. */
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

/** The roles in which a thing without a picture may show its letter; each has enough contrast on its own tint. */
export const monogramTones = ["accent", "monsoon", "success"] as const;

/** The first letter or digit of a title with its accents, as a capital; empty where there is none. */
export function firstLetter(title: string) {
  return (/[\p{L}\p{N}]\p{M}*/u.exec(title.normalize("NFC"))?.[0] ?? "").toLocaleUpperCase("en");
}

/** The tone of a title: always the same for the same words. */
export function monogramTone(title: string) {
  let hash = 7;
  for (const character of title) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return monogramTones[hash % monogramTones.length] ?? "accent";
}

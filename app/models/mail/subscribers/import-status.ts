/** What a list says of an address: that it may be written to, or why not. */
export type Standing = "active" | "unconfirmed" | "left" | "stopped";

const words = (pattern: string) => new RegExp(`^(?:${pattern})$`);

/** What stands in status columns: this site's, Ghost's, Mailchimp's, MailerLite's, listmonk's and others'. */
const STANDINGS: [Standing, RegExp][] = [
  [
    "stopped",
    words(
      "stopped|(?:(?:hard|soft) )?bounced?|cleaned|compl(?:ained|aints?|ainer)|spam(?: complaint| reported)?|junk|block(?:ed|listed)|blacklisted|suppressed|invalid|undeliverable|dropped",
    ),
  ],
  [
    "left",
    words(
      "left|unsub(?:scribed?)?|un ?subscribed|opted out|opt out|non ?subscribed|not subscribed|disabled|inactive|cancell?ed|removed|deleted|archived",
    ),
  ],
  [
    "unconfirmed",
    words("waiting|unconfirmed|not confirmed|pending|unverified|unactivated|not activated"),
  ],
  [
    "active",
    words(
      "subscribed|active|enabled|confirmed|paused|opted in|opt in|verified|current|premium|free|paid|comped",
    ),
  ],
];

const YES = words("true|yes|y|1|x|on");
const NO = words("false|no|n|0|off");

/** Headers of columns that say it in one of the words above. */
const SAYS_STATUS = words("(?:.* )?(?:status|state)|email marketing|subscription|member type");
/** Headers of columns with yes or no: whether someone gets mail. */
const SAYS_WHETHER = words(
  "subscribed(?: to emails?)?|is (?:subscribed|active)|active|opt(?:ed)? in|accepts (?:email )?marketing|enabled",
);
/** Headers of columns where any value, a day or yes, means that someone is gone. */
const SAYS_GONE: [Standing, RegExp][] = [
  [
    "left",
    words(
      "unsub(?:scribed?)?(?: (?:time|date|at|on|reason|campaign (?:title|id)))?|opted out(?: (?:at|on))?|opt ?out(?: (?:time|date))?|ended(?: at)?",
    ),
  ],
  [
    "stopped",
    words(
      "clean(?:ed)? (?:time|date|at|campaign (?:title|id))|(?:hard )?bounced(?: (?:at|on|date))?|complained(?: at)?|spam|block(?:ed|listed)|blacklisted|suppressed",
    ),
  ],
];

/** Words in the form for comparing: lower case, with spaces between. */
function plain(text: string) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function standingOf(cell: string) {
  const text = plain(cell);
  return STANDINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** What a cell of this column says; `null` for nothing, `unknown` for a status that no word here matches. */
type Reading = (cell: string) => Standing | "unknown" | null;

function readingOf(header: string, cells: string[]): Reading | null {
  const name = plain(header);
  const gone = SAYS_GONE.find(([, pattern]) => pattern.test(name))?.[0];
  if (gone) return (cell) => (cell.trim() === "" || NO.test(plain(cell)) ? null : gone);
  const isWhether = SAYS_WHETHER.test(name);
  if (!isWhether && !SAYS_STATUS.test(name)) return null;
  const read = (cell: string) => {
    if (isWhether && NO.test(plain(cell))) return "left";
    if (isWhether && YES.test(plain(cell))) return "active";
    return standingOf(cell);
  };
  // A column headed 'State' may name a part of the country, and one headed 'Subscribed' the day.
  if (!cells.some((cell) => read(cell) !== null)) return null;
  return (cell) => (cell.trim() === "" ? null : (read(cell) ?? (isWhether ? null : "unknown")));
}

const WORST: Standing[] = ["stopped", "left", "unconfirmed"];

/** Reads from the columns of a list with these headers what each row says of its address. */
export function statusReader(headers: string[], rows: { cells: string[] }[]) {
  const readings = headers.map((header, column) =>
    readingOf(
      header,
      rows.map(({ cells }) => cells[column] ?? ""),
    ),
  );
  return (cells: string[]): Standing | { unknown: string } => {
    const standings = readings.map((read, column) => read?.(cells[column] ?? "") ?? null);
    const worst = WORST.find((standing) => standings.includes(standing));
    if (worst) return worst;
    const unknown = standings.indexOf("unknown");
    return unknown < 0 ? "active" : { unknown: cells[unknown] ?? "" };
  };
}

/** What a letter's form offers about its mail. */
export type MailChoice = {
  isChosen: boolean;
  /** How many would get it today. */
  readers: number;
  /** Letters published before this are mailed to nobody; `null` while the site has not sent any mail. */
  since: Date | null;
};

/** The checkbox of a letter's form, and a field that says the form had one: an unticked checkbox sends nothing. */
export const BY_MAIL = "byMail";
export const MAIL_OFFERED = "mailOffered";

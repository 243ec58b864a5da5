/** What the form of a letter offers of its mail. */
export type MailChoice = {
  isChosen: boolean;
  /** How many would get it today. */
  readers: number;
  /** Letters that came out before go to nobody; `null` while the site has not sent any. */
  since: Date | null;
};

/** The tick of a letter's form, and the field that says that there was one: an unticked one sends nothing. */
export const BY_MAIL = "byMail";
export const MAIL_OFFERED = "mailOffered";

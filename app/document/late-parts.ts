/** The footers, of a page and of a letter, and their parts, which are laid out late. */
export const FOOTER = "footer,footer>section,footer>div>div";

/** Characters as a search takes words from them, for regular expressions. */

/** Scripts that set no space between words. */
const UNBROKEN_SCRIPTS =
  "\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}ー〆";

/** A letter or digit of such a script with its marks. It is a word by itself, and a run of them is a phrase. */
export const UNBROKEN = `(?=[\\p{L}\\p{N}])[${UNBROKEN_SCRIPTS}]\\p{M}*`;

/** A flag, or another emoji. Signs such as © say nothing by themselves. */
export const EMOJI =
  "\\p{Regional_Indicator}{2}|(?=\\p{So})(?![©®\\u2100-\\u214f])\\p{Extended_Pictographic}";

/** A character of a word that has spaces around it. */
export const LETTER = `(?![${UNBROKEN_SCRIPTS}])[\\p{L}\\p{N}\\p{M}\\p{Co}]`;

/** What stands between two words. */
export const BETWEEN = "[^\\p{L}\\p{N}\\p{M}\\p{Co}]*";

/**
 * The header that shows scripts that the site itself has answered, and not, for example, the login page of a hotspot.
 */
export const OWN_ANSWER = "Own-Answer";

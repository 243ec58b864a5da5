/** The header by which a script knows that the site itself answered, and not a hotspot's page in its place. */
export const OWN_ANSWER = "Own-Answer";

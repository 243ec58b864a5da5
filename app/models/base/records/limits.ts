/** The maximum length of texts and lists; apart from the schemas, for pages that show a counter. */
export const LIMITS = {
  title: 120,
  word: 60,
  email: 254,
  message: 5_000,
  excerpt: 500,
  caption: 300,
  listEntries: 50,
  listEntry: 300,
  url: 2_000,
  content: 200_000,
  text: 5_000,
} as const;

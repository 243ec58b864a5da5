/** The pages of two parts of the admin area: addresses, names, and notes for the first list. */

export const siteRooms = [
  { to: "/admin/settings", name: "Settings", words: "Names, language, money, lists and look" },
  { to: "/admin/pages", name: "Pages", words: "About, questions, tips and your own" },
  { to: "/admin/account", name: "Account", words: "Password, passkeys, who is signed in" },
  { to: "/admin/backups", name: "Backups", words: null },
  { to: "/admin/bin", name: "Bin", words: "What was deleted in the last 30 days" },
];

export const readerRooms = [
  { to: "/admin/newsletter", name: "Mailings" },
  { to: "/admin/subscribers", name: "Subscribers" },
];

/** A text file beside the pages of a copy, for people who find it years from now. */
export function readme(siteName: string, siteUrl: string | null, at: Date) {
  const from = siteUrl ? ` at ${siteUrl}` : "";
  return `${siteName}
${"=".repeat(siteName.length)}

This folder is a copy of the whole site${from}, as anyone could read it on ${at.toISOString().slice(0, 10)}:
every page, every picture, the drawn maps and the search.

To read it, open index.html in a browser. It needs no network, no server and no
program besides; it can lie on a disk, on a stick or in an archive. Without scripts
everything can be read; scripts search, and switch between light and dark.

To put it on the web, copy the folder as it is to any host of plain files, at the
top of an address or in a folder of it. 404.html is what such a host shows where
nothing is.

What only the living site could do is left out: forms, mailings and signing in.
Links to other sites and films lead there as they did.
`;
}

/** So many pages are told of an address that is named on every page; memory holds no more. */
const MOST_PAGES = 5;

/** An address at which nothing is, and the addresses of the first pages that name it. */
export type Missing = { address: string; pages: string[] };

/** Takes note of what the pages of a copy name, and of what is not there. */
export function missingAddresses() {
  const namedOn = new Map<string, Set<string>>();
  const missing = new Set<string>();

  function noteLink(address: string, page: string) {
    const pages = namedOn.get(address) ?? new Set();
    if (pages.size < MOST_PAGES) namedOn.set(address, pages.add(page));
  }

  function list(): Missing[] {
    return [...missing].map((address) => ({ address, pages: [...(namedOn.get(address) ?? [])] }));
  }

  return { noteLink, noteMissing: (address: string) => void missing.add(address), list };
}

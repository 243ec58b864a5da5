import { isIP } from "node:net";

const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * The canonical form of an address (RFC 5952); an IPv4 address inside an IPv6 one becomes the IPv4 address. `null` for
 * anything else.
 */
export function normalAddress(text: string) {
  // A zone names a network interface of one machine and is not part of the address.
  const [address = ""] = text.split("%");
  const family = isIP(address);
  if (family !== 6) return family === 4 ? address : null;
  const normal = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED_IPV4.exec(normal) ?? [];
  return high && low ? dotted(high, low) : normal;
}

function dotted(high: string, low: string) {
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}

/**
 * The networks that an address may belong to, for rate limits. A connection gets a whole /64 of IPv6, so addresses
 * within it do not count; some, and rented machines, get a /48. An IPv4 address may be shared; somebody with several
 * has a part of a /24. Text that is not an address has no `wide` network.
 */
export function networksOf(address: string) {
  const normal = normalAddress(address);
  if (normal === null) return { narrow: address, wide: null };
  if (!normal.includes(":")) {
    return { narrow: normal, wide: `${normal.slice(0, normal.lastIndexOf("."))}.0/24` };
  }
  const groups = groupsOf(normal);
  const network = (bits: 48 | 64) => `${groups.slice(0, bits / 16).join(":")}::/${bits}`;
  return { narrow: network(64), wide: network(48) };
}

/**
 * The first half of an address, enough to recognize one's own network, such as '203.0.x.x'; `null` for anything else.
 */
export function halfAddress(address: string) {
  const normal = normalAddress(address);
  if (normal === null) return null;
  if (!normal.includes(":")) return `${normal.split(".").slice(0, 2).join(".")}.x.x`;
  return `${groupsOf(normal).slice(0, 4).join(":")}:x`;
}

function groupsOf(normal: string) {
  const [left = [], right] = normal.split("::").map((half) => (half ? half.split(":") : []));
  if (!right) return left;
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}

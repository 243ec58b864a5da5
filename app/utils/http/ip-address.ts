import { isIP } from "node:net";

const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * The one spelling of an address, as RFC 5952 has it; an IPv4 address inside an IPv6 one is the IPv4
 * address. `null` when the text is no address.
 */
export function normalAddress(text: string) {
  // A zone names an interface of one machine, and is no part of the address.
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
 * Whose an address may be. A line gets a whole /64 of IPv6, so the address within it says nothing; many
 * lines and rented machines get a /48. Of IPv4 people have an address or share one, and who has several has neighbours:
 * a /24. What is no address has no `wide` network.
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

/** The first half of an address, enough to know one's own network by, such as '203.0.x.x'; `null` for what is none. */
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

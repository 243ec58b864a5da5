import { normalAddress } from "~/utils/http/ip-address";

/** The normal form, without the port and the brackets that some proxies add; `null` when it is no address. */
function plainAddress(text: string) {
  const trimmed = text.trim();
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(trimmed) ?? [];
  return normalAddress(bracketed ?? dotted ?? trimmed);
}

const MAX_REMEMBERED = 1_000;
const remembered = new Map<string, string>();

/** The connection's own address; the same few come again and again. */
function socketAddressOf(text: string) {
  let address = remembered.get(text);
  if (address === undefined) {
    address = plainAddress(text) ?? "unknown";
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(text, address);
  }
  return address;
}

/**
 * The visitor's IP address behind reverse proxies, safe from spoofing. Each proxy appends the address it
 * saw to `X-Forwarded-For`, so only the last `trustedProxies` entries were written by proxies we
 * believe; whatever stands to the left of them came from the visitor and may be invented.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
) {
  const direct = socketAddressOf(socketAddress ?? "");
  if (trustedProxies === 0 || forwardedFor === undefined) return direct;
  let address = direct;
  for (const entry of forwardedFor.split(",").slice(-trustedProxies).reverse()) {
    const next = plainAddress(entry);
    if (next === null) break;
    address = next;
  }
  return address;
}

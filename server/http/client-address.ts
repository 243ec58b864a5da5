import { normalAddress } from "~/utils/http/ip-address";

/** An address in its normal form, without the port and the brackets that some proxies add; `null` for anything else. */
function plainAddress(text: string) {
  const trimmed = text.trim();
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(trimmed) ?? [];
  return normalAddress(bracketed ?? dotted ?? trimmed);
}

const MAX_REMEMBERED = 1_000;
const remembered = new Map<string, string>();

/** The address of the connection itself; remembered, because the same few come again and again. */
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
 * The visitor's IP address behind reverse proxies, safe from spoofing. Each proxy appends the address that it saw to
 * `X-Forwarded-For`, so only the last `trustedProxies` entries were written by trusted proxies. All entries before them
 * came from the visitor and may be false.
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

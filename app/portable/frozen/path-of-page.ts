import { DEVICE_NAME } from "~/utils/files/device-names";

/** What a name in the copy is spelt without: capitals, for many disks know no difference, and what has a meaning there. */
const SPELT_OUT = /[^a-z0-9.%-]|\.$/g;
const INDEX = /^index\.html$/;

/**
 * The path of an address in the copy: one that no other address has on any file system. Addresses of the site are in small
 * letters, so that theirs are as they are; the signs of others are spelt out by their numbers.
 */
export function pathOfAddress(pathname: string) {
  return pathname
    .split("/")
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .map((part) => spelt(part))
    .join("/");
}

/** The name of a list's choice, beside those of its items, which have no `_`. */
export function nameOfChoices(query: URLSearchParams) {
  return [...query].map(([name, value]) => `${name}_${spelt(encodeURIComponent(value))}`).join("_");
}

function spelt(part: string) {
  const small = part.replace(/%[\dA-F]{2}/gi, (code) => code.toLowerCase());
  const plain = small.replace(SPELT_OUT, numberOf);
  const isTaken = DEVICE_NAME.test(plain) || INDEX.test(plain);
  return (isTaken ? plain.replace(/^./, numberOf) : plain).replaceAll("%", "~");
}

function numberOf(sign: string) {
  return `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

import { domainToASCII, domainToUnicode } from "node:url";

/**
 * A local part as a dot-atom of RFC 5321, extended by RFC 6531. Quoted local parts are refused, because they are nearly
 * always mistakes.
 */
const ATOM = String.raw`(?:[\w!#$%&'*+/=?^\x60{|}~\-]|[^\p{ASCII}\p{C}\p{Z}]|\u200c|\u200d)+`;
const DOT_ATOM = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*$`, "u");
/** A mail header would decode this as something else. */
const ENCODED_WORD = /=\?.*\?=/;
const MAX_LOCAL_BYTES = 64;
const MAX_ADDRESS_BYTES = 254;

/** Letters, marks and digits of every script, with all their dots; no characters that a URL treats differently. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}\-.\u3002\uff0e\uff61\u00b7\u30fb]|\u200c|\u200d)+$/u;
const ASCII_DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;
const MAX_DOMAIN_LENGTH = 253;

/** Even if a server normalizes it, the local part must contain nothing that ends an address or begins another. */
function isLocal(local: string) {
  if (Buffer.byteLength(local) > MAX_LOCAL_BYTES || ENCODED_WORD.test(local)) return false;
  return DOT_ATOM.test(local) && DOT_ATOM.test(local.normalize("NFKC"));
}

/**
 * The canonical form of a mail address (RFC 5321 and 6531): composed characters, and the domain in lower case of its
 * own script; `null` for anything but one mailbox. The local part keeps its capitals, because some servers distinguish
 * them.
 */
export function readMailAddress(text: string) {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(0, at)).normalize("NFC");
  const entered = text.slice(at + 1);
  if (!isLocal(local) || !DOMAIN.test(entered)) return null;
  const ascii = domainToASCII(entered);
  if (ascii.length > MAX_DOMAIN_LENGTH || !ASCII_DOMAIN.test(ascii)) return null;
  if (Buffer.byteLength(`${local}@${ascii}`) > MAX_ADDRESS_BYTES) return null;
  const domain = domainToUnicode(ascii).normalize("NFC");
  return domainToASCII(domain) === ascii ? `${local}@${domain}` : null;
}

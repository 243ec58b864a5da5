/** Characters that file systems refuse in names, and those that would end the header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not get through.
const UNSAFE = /[\u0000-\u001f\u007f"\\/:*?<>|]/g;

/** The header that makes a browser save an answer under this name (RFC 6266), in any script. */
export function attachment(name: string) {
  const safe = name.toWellFormed().replace(UNSAFE, "_");
  const plain = safe.replace(/[^\x20-\x7e]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeRfc5987(safe)}`;
}

/** Percent-encodes also the few characters that `encodeURIComponent` leaves and RFC 5987 does not allow. */
function encodeRfc5987(text: string) {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

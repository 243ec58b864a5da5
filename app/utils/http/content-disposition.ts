/** What no file system takes in a name, and what would end the header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not get through.
const UNSAFE = /[\u0000-\u001f\u007f"\\/:*?<>|]/g;

/** The header by which a browser saves an answer under this name (RFC 6266), in any script. */
export function attachment(name: string) {
  const safe = name.toWellFormed().replace(UNSAFE, "_");
  const plain = safe.replace(/[^\x20-\x7e]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeRfc5987(safe)}`;
}

/** Percent-encoded, with the few characters that `encodeURIComponent` leaves and RFC 5987 does not. */
function encodeRfc5987(text: string) {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

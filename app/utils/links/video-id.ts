const HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const VIDEO_ID = /^[\w-]{11}$/;

/** The 11-character id in a watch, short, embed, shorts, live or youtu.be link; `null` when there is none. */
export function videoId(address: string | null | undefined) {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  const candidate =
    url.hostname === "youtu.be"
      ? first
      : HOSTS.has(url.hostname)
        ? (url.searchParams.get("v") ??
          (["embed", "shorts", "live", "v"].includes(first) ? second : ""))
        : "";
  return VIDEO_ID.test(candidate) ? candidate : null;
}

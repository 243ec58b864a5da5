/** What the pages and the worker tell each other of what waits on this device. */
export type QueueNews =
  | { type: "changed" }
  /** The site has taken something, and pages may have to show it. */
  | { type: "answered" }
  /** How many bytes of a picture have left. */
  | { type: "progress"; id: number; sent: number; total: number }
  | { type: "line"; line: Line }
  /** Whoever pauses shall try at once. */
  | { type: "wake" };

/** How the sending goes: nothing to do, under way, waiting for the line, or for the owner to sign in. */
export type Line = "idle" | "sending" | "pausing" | "signed-out";

const CHANNEL = "device";

/** Tells all pages of this browser, this one too. */
export function tell(news: QueueNews) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Calls back with all news until the function it returns is called. */
export function listen(onNews: (news: QueueNews) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<QueueNews>) => onNews(data);
  return () => channel.close();
}

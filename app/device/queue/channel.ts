/** Messages between the pages and the service worker about the queue on this device. */
export type QueueNews =
  | { type: "changed" }
  /** The site has accepted something that pages may have to show. */
  | { type: "answered" }
  /** How many bytes of a picture were sent. */
  | { type: "progress"; id: number; sent: number; total: number }
  | { type: "sender"; sender: SenderState }
  /** Asks a sender that pauses to try again at once. */
  | { type: "wake" };

/** The state of sending: nothing to do, in progress, waiting for a connection, or waiting for the owner to sign in. */
export type SenderState = "idle" | "sending" | "pausing" | "signed-out";

const CHANNEL = "device";

/** Sends a message to all pages of this browser, including this one. */
export function broadcast(news: QueueNews) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Calls `onNews` with every message until the returned function is called. */
export function listen(onNews: (news: QueueNews) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<QueueNews>) => onNews(data);
  return () => channel.close();
}

const CHANNEL = "owner-outbox";

/** Tells all pages of this browser that something else waits now. */
export function tellOutbox() {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

/** Calls back with all news until the function it returns is called. */
export function listenToOutbox(onNews: () => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onNews;
  return () => channel.close();
}

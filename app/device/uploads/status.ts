import { useSyncExternalStore } from "react";
import { type Line, listen, type News, tell } from "./news";
import { listPictures } from "./picture-queue";
import { type ArrivedPicture, pauseAfter, type WaitingPicture } from "./waiting-picture";

type Status = {
  /** Whether this browser was asked what waits. */
  isKnown: boolean;
  waiting: WaitingPicture[];
  arrived: ArrivedPicture[];
  /** The bytes that have left of the picture that is being sent. */
  progress: { id: number; sent: number; total: number } | null;
  line: Line;
  /** How many have arrived since nothing waited. */
  sent: number;
};

const nothing: Status = {
  isKnown: false,
  waiting: [],
  arrived: [],
  progress: null,
  line: "idle",
  sent: 0,
};

let status = nothing;
const listeners = new Set<() => void>();

function set(changes: Partial<Status>) {
  status = { ...status, ...changes };
  for (const listener of listeners) listener();
}

/** A browser that keeps no databases has no pictures on their way. */
async function look() {
  const found = await listPictures().catch(() => ({ waiting: [], arrived: [] }));
  const isEmpty = found.waiting.length === 0;
  set({ ...found, isKnown: true, ...(isEmpty && { sent: 0, progress: null }) });
}

function take(news: News) {
  if (news.type === "changed") look();
  if (news.type === "arrived") set({ sent: status.sent + 1 });
  if (news.type === "progress") set({ progress: news, line: "sending" });
  if (news.type === "line") set({ line: news.line });
}

let stop: (() => void) | null = null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!stop) {
    stop = listen(take);
    look();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

/** The pictures on their way from this browser, and how they fare; none on the server. */
export function useUploads() {
  return useSyncExternalStore(
    subscribe,
    () => status,
    () => nothing,
  );
}

let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/** For as long as a page is there that shows what waits. */
function sendAgain() {
  if (listeners.size > 0 && status.waiting.length > 0) startSending();
}

/** Begins to send what waits, or to try again at once; the code for it comes now. */
export async function startSending() {
  clearTimeout(retry);
  tell({ type: "wake" });
  try {
    const { sendPictures } = await import("./sender");
    failures = 0;
    await sendPictures();
  } catch {
    // The code did not come, and not every browser tells a page that opened without a line that there is one again.
    failures += 1;
    tell({ type: "line", line: "pausing" });
    retry = setTimeout(sendAgain, pauseAfter(failures));
  }
}

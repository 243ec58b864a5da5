import { useSyncExternalStore } from "react";
import { broadcast, listen, type QueueNews, type SenderState } from "~/device/queue/channel";
import { isOnItsWay } from "~/device/queue/picture-entry";
import type {
  ArrivedPicture,
  KeptText,
  WaitingForm,
  WaitingPicture,
} from "~/device/queue/queue-entry";
import { pause, retrying } from "~/device/queue/retry";
import type { SendOutcome } from "~/device/queue/sender";
import { allIn, readStore } from "~/device/queue/store";
import { LateError } from "~/utils/async/within";

type Queue = {
  /** Whether the queue of this browser was read already. */
  isKnown: boolean;
  forms: WaitingForm[];
  texts: KeptText[];
  /** Queued pictures, and uploaded ones that their forms have not taken yet. */
  pictures: WaitingPicture[];
  arrived: ArrivedPicture[];
  /** How many bytes were sent of the picture that is being uploaded. */
  progress: { id: number; sent: number; total: number } | null;
  sender: SenderState;
  /** How often the site has accepted something that pages may have to show. */
  answers: number;
};

const nothing: Queue = {
  isKnown: false,
  forms: [],
  texts: [],
  pictures: [],
  arrived: [],
  progress: null,
  sender: "idle",
  answers: 0,
};

let queue = nothing;
const listeners = new Set<() => void>();

function set(changes: Partial<Queue>) {
  queue = { ...queue, ...changes };
  for (const listener of listeners) listener();
}

async function look() {
  try {
    const { forms, texts, all } = await readStore(async (store) => ({
      forms: await allIn(store, "form"),
      texts: await allIn(store, "text"),
      all: await allIn(store, "picture"),
    }));
    const arrived = all.filter((one) => one.state === "arrived");
    set({ forms, texts, pictures: all.filter(isOnItsWay), arrived, isKnown: true });
  } catch (error) {
    // WebKit's database is late at times, and not empty for that: the next change asks it again. A browser without
    // databases has an empty queue.
    if (!(error instanceof LateError)) set({ isKnown: true });
  }
}

function take(news: QueueNews) {
  if (news.type === "changed") look();
  if (news.type === "answered") set({ answers: queue.answers + 1 });
  if (news.type === "progress") set({ progress: news, sender: "sending" });
  if (news.type === "sender") set({ sender: news.sender });
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

/** The queue of this browser and its state; empty on the server. */
export function useQueue() {
  return useSyncExternalStore(
    subscribe,
    () => queue,
    () => nothing,
  );
}

let since = 0;

async function attempt(): Promise<SendOutcome> {
  const failed: SendOutcome = { sender: "pausing", hasMoved: false };
  try {
    const { sendFromPage } = await import("./page-sender");
    return (await sendFromPage(since)) ?? failed;
  } catch {
    // The code could not be loaded, or the database does not answer.
    broadcast({ type: "sender", sender: "pausing" });
    return failed;
  }
}

function isNeeded() {
  const { forms, texts, pictures, arrived } = queue;
  return listeners.size > 0 && [forms, texts, pictures, arrived].some(({ length }) => length > 0);
}

const start = retrying({ attempt, isNeeded, pause });

/** Starts to send the queue, or tries again at once. */
export function startSending() {
  broadcast({ type: "wake" });
  return start();
}

/** The same for all texts typed until now: a page was opened, or the browser is online again. */
export function sendTextsToo() {
  since = Date.now();
  return startSending();
}

import type { Entries, QueueEntry, Store } from "~/device/queue/queue-entry";

const entries = new Map<string | number, QueueEntry>();

async function put(entry: QueueEntry) {
  const id = entry.id ?? entries.size + 1;
  entries.set(id, { ...entry, id } as QueueEntry);
  return id;
}

const store = {
  get: async (id: string | number) => entries.get(id),
  delete: async (id: string | number) => void entries.delete(id),
  put,
  add: put,
} as unknown as Store;

type Work<Value> = (store: Store) => Promise<Value>;

async function allIn<Kind extends keyof Entries>(_store: unknown, kind: Kind) {
  const found = [...entries.values()].filter((entry) => entry.kind === kind) as Entries[Kind][];
  return found.sort((one, other) => one.at - other.at);
}

/** Stands in for `~/device/queue/store` where there is no IndexedDB. */
export const memoryStore = {
  change: <Value>(work: Work<Value>) => work(store),
  changeSilently: <Value>(work: Work<Value>) => work(store),
  readStore: <Value>(work: Work<Value>) => work(store),
  allIn,
  listEntries: <Kind extends keyof Entries>(kind: Kind) => allIn(store, kind),
};

/** Begins with these entries alone. */
export function fillStore(...waiting: QueueEntry[]) {
  entries.clear();
  for (const entry of waiting) entries.set(entry.id, entry);
}

/** The ids of all that is kept. */
export function storedIds() {
  return [...entries.keys()];
}

import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { KILL_SWITCH_WORKER } from "../../server/files/kill-switch-worker";

type Handler = (event: { waitUntil(work: Promise<unknown>): void }) => void;

/** Runs the kill switch until it has left; what it did, in order. */
async function activate(remove: (name: string) => Promise<boolean>, type = "activate") {
  const handlers: Record<string, Handler> = {};
  const done: string[] = [];
  const self = {
    addEventListener(type: string, handler: Handler) {
      handlers[type] = handler;
    },
    skipWaiting() {},
    registration: {
      async unregister() {
        done.push("unregister");
      },
    },
  };
  const names = new Set(["shell-1", "kept", "pages"]);
  const caches = {
    keys: async () => [...names],
    async delete(name: string) {
      await remove(name);
      names.delete(name);
      done.push(name);
    },
  };
  const setTimeout = (after: () => void) => after();
  runInNewContext(KILL_SWITCH_WORKER, { self, caches, setTimeout });
  let work: Promise<unknown> = Promise.resolve();
  handlers[type]?.({
    waitUntil(given) {
      work = given;
    },
  });
  await work;
  return done;
}

test("the kill switch leaves first, so that one that is ended too early comes again", async () => {
  expect(await activate(async () => true)).toEqual(["unregister", "shell-1", "kept", "pages"]);
});

test("what cannot be removed at once keeps nothing else, and is tried again", async () => {
  let failures = 1;
  const done = await activate(async (name) => {
    if (name === "shell-1" && failures-- > 0) throw new Error("The disk is busy.");
    return true;
  });
  expect(done).toEqual(["unregister", "kept", "pages", "shell-1"]);
});

test("one that was ended before it was done goes on as soon as a page speaks to it", async () => {
  const done = await activate(async () => true, "message");
  expect(done).toEqual(["unregister", "shell-1", "kept", "pages"]);
});

test("it asks to take over until it is active: browsers look once whether the former one is busy", () => {
  const handlers: [string, () => void][] = [];
  const asked = vi.fn();
  const timers = new Set<() => void>();
  const self = {
    addEventListener: (type: string, handler: () => void) => handlers.push([type, handler]),
    skipWaiting: asked,
    registration: { unregister: async () => {} },
  };
  const setInterval = (ask: () => void) => {
    timers.add(ask);
    return ask;
  };
  const clearInterval = (ask: () => void) => timers.delete(ask);
  const caches = { keys: async () => [] };
  const setTimeout = (after: () => void) => after();
  runInNewContext(KILL_SWITCH_WORKER, { self, caches, setTimeout, setInterval, clearInterval });
  const happens = (type: string) => {
    const event = { waitUntil: () => {} };
    for (const [of, handler] of handlers) if (of === type) Reflect.apply(handler, null, [event]);
  };
  happens("install");
  expect(asked).toHaveBeenCalledTimes(1);
  for (const ask of timers) ask();
  expect(asked).toHaveBeenCalledTimes(2);
  happens("activate");
  expect(timers.size).toBe(0);
});

import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
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

import { beforeEach, expect, test, vi } from "vitest";

type Written = (error: { code: string } | null, written: number) => void;
const reader = vi.hoisted(() => ({ take: vi.fn(), text: "" }));
vi.mock("node:fs", async (original) => ({
  ...(await original<typeof import("node:fs")>()),
  write: (_file: number, bytes: Buffer, done: Written) => reader.take(bytes, done),
}));

const LINE = `${"a".repeat(999)}\n`;

/** Reads at most so many bytes at once, or is busy when it is 0; answers as late as a disk does. */
function readsAtOnce(most: number) {
  reader.take.mockImplementation((bytes: Buffer, done: Written) => {
    setTimeout(() => {
      const taken = bytes.subarray(0, most).toString("latin1");
      reader.text += taken;
      done(most === 0 ? { code: "EAGAIN" } : null, taken.length);
    }, 1);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  reader.text = "";
  reader.take.mockReset();
  return () => vi.useRealTimers();
});

async function startWriter() {
  const { writeLine, flushLog } = await import("../../server/log-writer");
  const lines: string[] = [];
  const write = (line: string) => {
    lines.push(line);
    writeLine(line);
  };
  return { lines, write, flushLog };
}

test("lines are written in batches, whole and in their order, whatever the reader takes at once", async () => {
  readsAtOnce(10_007);
  const { lines, write } = await startWriter();
  for (let count = 0; count < 500; count++) write(`${count} ${LINE}`);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reader.text).toBe(lines.join(""));
  expect(reader.take.mock.calls.length).toBeLessThan(100);
});

test("one line goes out within a fifth of a second, and a very long one is whole", async () => {
  readsAtOnce(1_000_000);
  const { lines, write } = await startWriter();
  write("one\n");
  await vi.advanceTimersByTimeAsync(190);
  expect(reader.text).toBe("");
  await vi.advanceTimersByTimeAsync(20);
  expect(reader.text).toBe("one\n");
  write(LINE.repeat(60));
  write(`${"b".repeat(100_000)}\n`);
  write("last\n");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reader.text).toBe(lines.join(""));
});

test("a reader that hangs and goes on gets what it has missed, however slowly it came", async () => {
  readsAtOnce(0);
  const { lines, write } = await startWriter();
  for (let second = 0; second < 300; second++) {
    write(`${second}\n`);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(reader.text).toBe("");
  readsAtOnce(1_000_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reader.text).toBe(lines.join(""));
});

test("no more than some megabytes wait for a reader that hangs; it is told how many lines are lost", async () => {
  readsAtOnce(0);
  const { write } = await startWriter();
  for (let count = 0; count < 20_000; count++) write(LINE);
  readsAtOnce(1_000_000);
  await vi.advanceTimersByTimeAsync(5_000);
  write("last\n");
  await vi.advanceTimersByTimeAsync(1_000);
  const [last, told, ...kept] = reader.text.trimEnd().split("\n").reverse();
  expect([last, told]).toEqual(["last", `{"lostLines":${20_000 - kept.length}}`]);
  const bytes = kept.length * LINE.length;
  expect(bytes).toBeGreaterThan(8_000_000);
  expect(bytes).toBeLessThan(9_000_000);
});

test("the end waits for a busy reader, and not for ever", async () => {
  vi.useRealTimers();
  readsAtOnce(0);
  const { write, flushLog } = await startWriter();
  write("one\n");
  await flushLog();
  expect(reader.text).toBe("");
  readsAtOnce(1_000_000);
  await flushLog();
  expect(reader.text).toBe("one\n");
});

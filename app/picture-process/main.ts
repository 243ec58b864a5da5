import sharp from "sharp";
import { PictureError, type PictureProblem } from "~/models/pictures/picture-problem";
import type {
  AnswerMessage,
  Draw,
  PictureTask,
  TaskMessage,
  TaskResult,
} from "~/models/pictures/picture-tasks";
import { endWithParent } from "~/utils/end-with-parent";
import { isStorageFailure } from "~/utils/files/storage-failure.server";
import { encode } from "./encode";
import { icon } from "./icon";
import { lowerPriority } from "./lower-priority";
import { measure } from "./measure";
import { withMemory } from "./memory";
import { share } from "./share";
import { memoryOf } from "./task-memory";
import { writeWhole } from "./write-whole";

/** Renders one of the site's own drawings. */
async function draw({ svg, to }: Draw) {
  await writeWhole(to, await sharp(Buffer.from(svg)).png().toBuffer());
  return null;
}

/**
 * The picture process, which decodes and encodes. Its memory is freed when it ends, a picture that crashes a decoder
 * harms nobody else, and it runs with a lower priority than the site.
 */

function run(task: PictureTask): Promise<TaskResult> {
  if (task.kind === "draw") return draw(task);
  if (task.kind === "share") return share(task);
  if (task.kind === "icon") return icon(task);
  return task.kind === "measure" ? measure(task) : encode(task);
}

async function answerTo({ id, task }: TaskMessage): Promise<AnswerMessage> {
  try {
    const result = await withMemory(await memoryOf(task), () => run(task));
    return { id, ok: true, result };
  } catch (error) {
    const message = error instanceof Error ? error.message : `${error}`;
    // A full disk is not the picture's fault.
    if (isStorageFailure(error)) return { id, ok: false, problem: null, code: error.code, message };
    return { id, ok: false, ...problemOf(error, message) };
  }
}

function problemOf(error: unknown, message: string) {
  if (error instanceof PictureError) return { problem: error.problem, message };
  const isCost = error instanceof RangeError || /out of memory|allocat/i.test(message);
  const problem: PictureProblem = isCost ? "cost" : "broken";
  return { problem, message: new PictureError(problem).message };
}

lowerPriority();
process.on("message", async (message: TaskMessage) => {
  const answer = await answerTo(message);
  if (process.connected) process.send?.(answer);
});
// Without the site nobody waits for running tasks.
endWithParent();
// The terminal sends SIGINT to both processes; the site decides when this one ends.
process.on("SIGINT", () => {});

import { isStorageFailure } from "~/utils/storage-failure.server";
import { lookForColour } from "./colour";
import { draw } from "./draw";
import { encode } from "./encode";
import { measure } from "./measure";
import { PictureError } from "./problem";
import { share } from "./share";
import { stepBack } from "./step-back";
import type { AnswerMessage, PictureTask, TaskMessage } from "./tasks";

/**
 * The picture process: decodes and encodes, so that the memory it takes ends with it, a picture that makes a
 * decoder fail takes nobody else along, and visitors are served first.
 */

function run(task: PictureTask) {
  if (task.kind === "draw") return draw(task);
  if (task.kind === "share") return share(task);
  if (task.kind === "colour") return lookForColour(task);
  return task.kind === "measure" ? measure(task) : encode(task);
}

async function answerTo({ id, task }: TaskMessage): Promise<AnswerMessage> {
  try {
    return { id, ok: true, result: await run(task) };
  } catch (error) {
    const problem = error instanceof PictureError ? error.problem : null;
    const code = isStorageFailure(error) ? error.code : undefined;
    return {
      id,
      ok: false,
      problem,
      code,
      message: error instanceof Error ? error.message : `${error}`,
    };
  }
}

stepBack();
process.on("message", async (message: TaskMessage) => {
  const answer = await answerTo(message);
  if (process.connected) process.send?.(answer);
});
// The site is gone: nobody waits for what is under way.
process.on("disconnect", () => process.exit());
// The terminal sends it to both; the site says when this one ends.
process.on("SIGINT", () => {});

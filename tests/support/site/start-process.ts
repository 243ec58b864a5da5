import { once } from "node:events";
import { env } from "~/utils/env.server";
// Loaded before the word is given, so that nothing but the start itself comes after it.
import "~db/database-file";
import "~db/migrate";
import "~db/process-lock";
import "~db/write-lock";

/** The first steps of a site's start, as a process of its own that begins when it is told to; tells the secret. */
process.send?.("ready");
await once(process, "message");
const [secret] = env.SESSION_SECRETS;
const { closeDatabase } = await import("~db/client.server");
closeDatabase();
process.send?.(secret);
process.disconnect();

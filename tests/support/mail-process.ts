import { env } from "~/utils/env.server";
import { startMailLoop } from "../../server/mail-loop";

/** The mail loop alone, as a process of its own that can be killed. */
if (env.mail !== null) startMailLoop(env.mail);

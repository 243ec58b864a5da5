import { startMailLoop } from "~/mail/loop/mail-loop.server";
import { env } from "~/utils/env.server";

/** The mail loop alone, as a process of its own that can be killed. */
if (env.mail !== null) startMailLoop(env.mail);

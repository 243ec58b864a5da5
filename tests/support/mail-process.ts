import { env } from "~/utils/env.server";
import { startMailLoop } from "../../app/mail/loop/mail-loop.server";

/** The mail loop alone, as a process of its own that can be killed. */
if (env.mail !== null) startMailLoop(env.mail);

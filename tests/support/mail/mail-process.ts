import { mailJobs } from "~/jobs/jobs.server";
import { startJobs } from "~/jobs/loop.server";
import { env } from "~/utils/env.server";

/** What is due in the thread that sends mail alone, as a process of its own that can be killed. */
if (env.mail !== null) startJobs(mailJobs(env.mail));
